import type { ReactElement } from 'react';

/** One state of a component. The list beside each component feeds its tests and the gallery. */
export type Example = {
  name: string;
  element: ReactElement;
};
