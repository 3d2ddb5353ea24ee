import type { Example } from '../example.ts';
import { ArrowLink } from './ArrowLink.tsx';

export const examples: Example[] = [
  { name: 'default', element: <ArrowLink href="/realisations">Lien fléché</ArrowLink> },
  {
    name: 'hovered',
    element: (
      <ArrowLink href="/realisations" data-state="hover">
        Lien fléché, survol
      </ArrowLink>
    ),
  },
  {
    name: 'within the page',
    element: (
      <ArrowLink href="#contact" icon="arrow-down">
        Discutons-en
      </ArrowLink>
    ),
  },
];
