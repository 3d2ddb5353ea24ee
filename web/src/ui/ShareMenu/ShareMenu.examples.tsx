import type { Example } from '../example.ts';
import shareMenu from './ShareMenu.island.tsx';

export const examples: Example[] = [
  {
    name: 'closed',
    element: (
      <shareMenu.Component
        label="Partager"
        links={[
          {
            name: 'LinkedIn',
            icon: 'linkedin',
            href: 'https://www.linkedin.com/shareArticle',
            label: 'Partager sur LinkedIn',
          },
        ]}
      />
    ),
  },
];
