import { common, figures, rare, signs } from './letters.ts';

/** One file, and the rule of the stylesheet that names it. */
export interface Face {
  /** Its name, without an ending. */
  readonly file: string;
  readonly package: 'bricolage-grotesque' | 'atkinson-hyperlegible-next';
  readonly original: string;
  /** A number pins the axis there. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly letters: string;
  readonly family: string;
  readonly weight: string;
  readonly style?: 'italic';
  readonly sizeAdjust?: string;
}

const bricolage = {
  package: 'bricolage-grotesque',
  original: 'bricolage-grotesque-latin-standard-normal.woff2',
} as const;

/** One width and weight for all that is read as words. The optical size lies between a label's and a poster's. */
const display = {
  ...bricolage,
  family: 'Bricolage',
  weight: '750',
  axes: { opsz: 60, wdth: 88, wght: 750 },
} as const;

const text = {
  package: 'atkinson-hyperlegible-next',
  original: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
  family: 'Atkinson',
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
} as const;
const italic = {
  ...text,
  original: 'atkinson-hyperlegible-next-latin-wght-italic.woff2',
  style: 'italic',
} as const;

export const faces: readonly Face[] = [
  { ...display, file: 'bricolage', letters: common + figures },
  { ...display, file: 'bricolage-rare', letters: rare + signs },
  // Numbers as pictures are narrower.
  {
    ...display,
    family: 'Bricolage chiffres',
    file: 'bricolage-figures',
    axes: { ...display.axes, wdth: 75 },
    letters: `${figures}%.,+- \u00a0\u202f`,
  },
  // Atkinson has only a slashed zero, so running text takes its ten digits from Bricolage, in the
  // optical size of running text. Fields and references keep Atkinson's, where 0 and O must differ.
  {
    ...bricolage,
    family: 'Salve chiffres',
    weight: '400 700',
    file: 'text-figures',
    axes: { opsz: 18, wdth: 100, wght: { min: 400, max: 700 } },
    letters: figures,
    sizeAdjust: '101%',
  },
  { ...text, file: 'atkinson', letters: common + signs },
  { ...text, file: 'atkinson-figures', letters: figures },
  { ...text, file: 'atkinson-rare', letters: rare },
  { ...italic, file: 'atkinson-italic', letters: common + signs + figures },
  { ...italic, file: 'atkinson-italic-rare', letters: rare },
];
