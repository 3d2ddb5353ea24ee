import type { Example } from '../example.ts';
import { LinkRow } from './LinkRow.tsx';

export const examples: Example[] = [
  {
    name: 'with a text',
    element: (
      <ul>
        <LinkRow href="#designer" title="Designer UX">
          <p>Vous dessinez avec les gens, pas pour eux.</p>
        </LinkRow>
      </ul>
    ),
  },
  {
    name: 'small',
    element: (
      <ul>
        <LinkRow href="#incidents" title="Gestion des incidents" titleSize={4} />
      </ul>
    ),
  },
];
