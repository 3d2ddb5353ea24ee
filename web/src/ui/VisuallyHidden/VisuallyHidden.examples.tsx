import type { Example } from '../example.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: Example[] = [
  {
    name: 'inside a sentence',
    element: (
      <p>
        15 h <VisuallyHidden>de formation</VisuallyHidden>
      </p>
    ),
  },
];
