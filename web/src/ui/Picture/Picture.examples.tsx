import type { Example } from '../example.ts';
import { Picture } from './Picture.tsx';

const sizes = '(min-width: 60rem) 50vw, 100vw';

export const examples: Example[] = [
  {
    name: 'photograph',
    element: (
      <Picture
        src="/uploads/portrait.webp"
        alt="Béatrice Gagnon, souriante, devant une fenêtre"
        width={1200}
        height={900}
        sizes={sizes}
        tone="river"
      />
    ),
  },
  {
    name: 'first view, edge to edge',
    element: (
      <Picture
        src="/uploads/hero.webp"
        alt=""
        width={2400}
        height={1100}
        sizes="100vw"
        tone="maize"
        priority
        wide
      />
    ),
  },
  {
    name: 'smaller than every tier',
    element: (
      <Picture src="/uploads/mini.webp" alt="" width={320} height={240} sizes="10rem" tone="rose" />
    ),
  },
  {
    name: 'vector',
    element: (
      <Picture src="/uploads/marque.svg" alt="Nordet" width={160} height={40} sizes="10rem" />
    ),
  },
];
