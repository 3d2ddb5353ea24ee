import type { Face } from './faces.ts';
import { unicodeRange } from './letters.ts';

/** What makes the browser know the faces, and load each when one of its letters is shown. */
export const stylesheetOf = (faces: readonly Face[]) => faces.map(ruleOf).join('\n');

function ruleOf({ family, file, weight, style, sizeAdjust, letters }: Face): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${weight};
  ${style ? `font-style: ${style};` : ''}
  font-display: swap;
  ${sizeAdjust ? `size-adjust: ${sizeAdjust};` : ''}
  unicode-range: ${unicodeRange(letters)};
}
`;
}
