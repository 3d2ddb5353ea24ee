import type { Example } from '../example.ts';
import { Artwork } from './Artwork.tsx';

export const examples: Example[] = [
  { name: 'decoration', element: <Artwork name="talk" sizes="50vw" /> },
  {
    name: 'first view, described',
    element: <Artwork name="sun" sizes="30vw" alt="Soleil" priority />,
  },
];
