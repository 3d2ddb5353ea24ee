import type { Example } from '../example.ts';
import { DataTable } from './DataTable.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <DataTable
        caption="Formations"
        columns={[
          { name: 'Formation' },
          { name: 'Profil' },
          { name: 'Niveau' },
          { name: 'Durée', numeric: true },
        ]}
        rows={[
          {
            key: 'web',
            cells: ['Accessibilité Web appliquée', 'Développement', 'Intermédiaire', '15 h'],
          },
          {
            key: 'design',
            cells: ['Concevoir pour tout le monde', 'Design', 'Débutant', '7 h'],
          },
        ]}
      />
    ),
  },
];
