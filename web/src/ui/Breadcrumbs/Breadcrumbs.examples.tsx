import type { Example } from '../example.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <Breadcrumbs
        label="Fil d’Ariane"
        trail={[
          { name: 'Accueil', href: '/' },
          { name: 'Services', href: '/services' },
        ]}
        current="Accessibilité numérique"
      />
    ),
  },
];
