import type { Example } from '../example.ts';
import { Logo } from './Logo.tsx';

export const examples: Example[] = [
  { name: 'medium', element: <Logo size="medium" label="Salve" /> },
  { name: 'large', element: <Logo size="large" label="Salve" /> },
  { name: 'anniversary', element: <Logo size="large" anniversary label="Salve, 15 ans" /> },
  {
    name: 'reversed',
    element: (
      <div data-tone="ink">
        <Logo size="large" colour="reversed" label="Salve" />
      </div>
    ),
  },
  {
    name: 'anniversary, reversed',
    element: (
      <div data-tone="ink">
        <Logo size="large" colour="reversed" anniversary label="Salve, 15 ans" />
      </div>
    ),
  },
];
