import type { Example } from '../example.ts';
import { Figures } from './Figures.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <Figures
        figures={[
          { value: '−62 %', label: 'd’appels pour prendre rendez-vous' },
          { value: '1,8 s', label: 'pour afficher une page' },
          { value: '4 200', label: 'rendez-vous pris en ligne par mois' },
        ]}
      />
    ),
  },
];
