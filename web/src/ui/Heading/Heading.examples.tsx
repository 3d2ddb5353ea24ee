import type { Example } from '../example.ts';
import { Heading } from './Heading.tsx';

export const examples: Example[] = [
  {
    name: 'poster',
    element: (
      <Heading level={2} size="poster">
        Affiche
      </Heading>
    ),
  },
  { name: 'level 1', element: <Heading level={1}>Titre 1, le Saint-Laurent</Heading> },
  { name: 'level 2', element: <Heading level={2}>Titre 2, l’escalier du quai</Heading> },
  {
    name: 'level 3',
    element: <Heading level={3}>Titre 3, un toit de tôle à la canadienne</Heading>,
  },
  {
    name: 'level 4',
    element: <Heading level={4}>Titre 4, les glaces descendent avec le jusant</Heading>,
  },
  { name: 'level 5', element: <Heading level={5}>Titre 5, sous-section</Heading> },
  { name: 'level 6', element: <Heading level={6}>Titre 6, intertitre</Heading> },
  {
    name: 'level 2, size 4, reached by focus',
    element: (
      <Heading level={2} size={4} id="focusable-heading" focusable>
        Petit titre de niveau 2
      </Heading>
    ),
  },
];
