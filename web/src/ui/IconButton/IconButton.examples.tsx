import type { Example } from '../example.ts';
import { IconButton } from './IconButton.tsx';

export const examples: Example[] = [
  { name: 'default', element: <IconButton icon="caret-left" label="Précédent" /> },
  {
    name: 'hovered',
    element: <IconButton icon="caret-right" label="Suivant" data-state="hover" />,
  },
  { name: 'disabled', element: <IconButton icon="pause" label="Pause" disabled /> },
  {
    name: 'on ink',
    element: (
      <div data-tone="ink">
        <IconButton icon="pause" label="Pause" />
      </div>
    ),
  },
];
