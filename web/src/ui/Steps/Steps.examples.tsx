import type { Example } from '../example.ts';
import { Steps } from './Steps.tsx';

export const examples: Example[] = [
  {
    name: 'four steps',
    element: (
      <Steps
        steps={[
          { title: 'Écouter', text: 'Nous rencontrons les personnes qui se butent à votre site.' },
          { title: 'Mesurer', text: 'Nous évaluons, page par page.', href: '#mesurer' },
          { title: 'Réparer', text: 'Nous corrigeons avec votre équipe.' },
          { title: 'Transmettre', text: 'Nous formons ceux qui restent.' },
        ]}
      />
    ),
  },
  {
    name: 'two steps',
    element: <Steps steps={[{ title: 'Essayer' }, { title: 'Garder' }]} />,
  },
];
