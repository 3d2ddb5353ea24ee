import type { Example } from '../example.ts';
import { Cut, type CutShape } from './Cut.tsx';

const shapes: CutShape[] = [
  'bubble',
  'bubble-r',
  'arch',
  'pebble',
  'reply',
  'sheet-1',
  'sheet-2',
  'sheet-3',
];

export const examples: Example[] = shapes.map((shape) => ({
  name: shape,
  element: (
    <Cut shape={shape}>
      <img src="/objects/main-400.webp" width={160} height={160} alt="" />
    </Cut>
  ),
}));
