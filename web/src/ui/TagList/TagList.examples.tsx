import type { Example } from '../example.ts';
import { TagList } from './TagList.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <TagList
        label="Sujets"
        tags={[{ name: 'Accessibilité' }, { name: 'Studio', href: '/studio' }, { name: 'Loi 25' }]}
      />
    ),
  },
];
