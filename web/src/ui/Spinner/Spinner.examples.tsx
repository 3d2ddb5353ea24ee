import type { Example } from '../example.ts';
import { Spinner } from './Spinner.tsx';

const sizes = ['small', 'medium', 'large'] as const;

export const examples: Example[] = [
  ...sizes.map((size) => ({ name: `black, ${size}`, element: <Spinner size={size} /> })),
  ...sizes.map((size) => ({
    name: `white, ${size}`,
    element: (
      <div data-tone="ink">
        <Spinner size={size} colour="white" />
      </div>
    ),
  })),
  { name: 'with a label', element: <Spinner label="Chargement" /> },
];
