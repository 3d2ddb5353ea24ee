import type { Example } from '../example.ts';
import { FilterLink } from './FilterLink.tsx';

export const examples: Example[] = [
  {
    name: 'off',
    element: (
      <FilterLink href="?categorie=studio" active={false}>
        Studio
      </FilterLink>
    ),
  },
  {
    name: 'on',
    element: (
      <FilterLink href="?" active>
        Sécurité
      </FilterLink>
    ),
  },
];
