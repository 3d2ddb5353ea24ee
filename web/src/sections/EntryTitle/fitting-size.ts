import type { HeadingLevel } from '../../ui/Heading/Heading.tsx';

/** Editors may write up to 255 characters; beyond this a poster's letters would fill the screen. */
const longTitle = 80;

const smaller = { 1: 2, 2: 3, 3: 4 } as const;

/** The size of a title, one step smaller where it is very long. */
export const fittingSize = (title: string, size: 1 | 2 | 3): HeadingLevel =>
  title.length > longTitle ? smaller[size] : size;
