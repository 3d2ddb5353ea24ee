import type { Example } from '../example.ts';
import { Stat } from './Stat.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: <Stat before="Nous sommes" value="48" after="personnes, dont la moitié en design." />,
  },
  { name: 'number first', element: <Stat value="92 %" after="restent après trois ans." /> },
];
