import type { Example } from '../example.ts';
import { Tag } from './Tag.tsx';

export const examples: Example[] = [
  { name: 'default', element: <Tag>Accessibilité</Tag> },
  { name: 'link', element: <Tag href="/nouvelles">Vie d’équipe</Tag> },
  {
    name: 'on kraft',
    element: (
      <div data-tone="kraft">
        <Tag>Studio</Tag>
      </div>
    ),
  },
  {
    name: 'on ink',
    element: (
      <div data-tone="ink">
        <Tag>Studio</Tag>
      </div>
    ),
  },
];
