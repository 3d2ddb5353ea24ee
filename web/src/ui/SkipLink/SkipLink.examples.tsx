import type { Example } from '../example.ts';
import { SkipLink } from './SkipLink.tsx';

export const examples: Example[] = [
  { name: 'shown on focus', element: <SkipLink href="#contenu">Aller au contenu</SkipLink> },
];
