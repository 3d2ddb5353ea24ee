import type { Example } from '../example.ts';
import { IsoMark } from './IsoMark.tsx';

export const examples: Example[] = [
  { name: 'default', element: <IsoMark label="Certifiée ISO 9001:2015" /> },
];
