import type { Example } from '../example.ts';
import { Tag } from './Tag.tsx';

export const examples: Example[] = [
  { name: 'default', element: <Tag>Accessibilité</Tag> },
  { name: 'link', element: <Tag href="/nouvelles">Vie d’équipe</Tag> },
  {
    name: 'on kraft',
    element: (
      <span data-tone="kraft">
        <Tag>Studio</Tag>
      </span>
    ),
  },
  {
    name: 'on ink',
    element: (
      <span data-tone="ink">
        <Tag>Studio</Tag>
      </span>
    ),
  },
];
