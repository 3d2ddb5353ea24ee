import type { Example } from '../example.ts';
import { Quote } from './Quote.tsx';

const portrait = <img src="/objects/main-400.webp" width={80} height={80} alt="" />;

export const examples: Example[] = [
  {
    name: 'with a portrait',
    element: (
      <Quote author="Béatrice Gagnon" position="Directrice des publics" portrait={portrait}>
        Le premier dimanche, on a cru à une panne. Il n’y avait personne dehors.
      </Quote>
    ),
  },
  {
    name: 'small',
    element: (
      <Quote size="small" author="Béatrice Gagnon" position="Directrice des publics">
        Le premier dimanche, on a cru à une panne.
      </Quote>
    ),
  },
  {
    name: 'in English',
    element: (
      <div lang="en">
        <Quote size="small" author="Béatrice Gagnon">
          On the first Sunday we thought it had broken down.
        </Quote>
      </div>
    ),
  },
];
