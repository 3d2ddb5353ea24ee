import type { Example } from '../example.ts';
import { Disclosure } from './Disclosure.tsx';

const labels = { showLabel: 'Afficher la réponse', hideLabel: 'Masquer la réponse' };

export const examples: Example[] = [
  {
    name: 'closed',
    element: (
      <Disclosure title="Faut-il un diplôme ?" {...labels}>
        <p>Non. Montrez-nous ce que vous avez fait.</p>
      </Disclosure>
    ),
  },
  {
    name: 'open',
    element: (
      <Disclosure title="Peut-on travailler de la maison ?" open {...labels}>
        <p>Oui, de partout au Québec, et le bureau reste ouvert tous les jours.</p>
      </Disclosure>
    ),
  },
];
