import type { Example } from '../example.ts';
import { Link } from './Link.tsx';

export const examples: Example[] = [
  { name: 'default', element: <Link href="/suite">Lire la suite</Link> },
  {
    name: 'hovered',
    element: (
      <Link href="/suite" data-state="hover">
        Lire la suite
      </Link>
    ),
  },
  {
    name: 'dark',
    element: (
      <Link href="/suite" theme="dark">
        Lire la suite
      </Link>
    ),
  },
  {
    name: 'light',
    element: (
      <div data-tone="ink">
        <Link href="/suite" theme="light">
          Lire la suite
        </Link>
      </div>
    ),
  },
  {
    name: 'light-dark',
    element: (
      <div data-tone="ink">
        <Link href="/suite" theme="light-dark">
          Lire la suite
        </Link>
      </div>
    ),
  },
  {
    name: 'external',
    element: (
      <Link href="https://www.w3.org/" external>
        W3C
      </Link>
    ),
  },
];
