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

/** One width for all that is read as words. The optical size lies between a label's and a poster's. */
const title = {
  ...bricolage,
  family: 'Bricolage',
  weight: '800',
  axes: { opsz: 60, wdth: 88, wght: 800 },
} as const;
const statement = { ...title, weight: '650', axes: { ...title.axes, wght: 650 } } as const;

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
  { ...title, file: 'bricolage-title', letters: common + figures },
  { ...title, file: 'bricolage-title-rare', letters: rare + signs },
  { ...statement, file: 'bricolage-statement', letters: common + figures },
  { ...statement, file: 'bricolage-statement-rare', letters: rare + signs },
  // Numbers as pictures are narrower.
  {
    ...title,
    family: 'Bricolage chiffres',
    file: 'bricolage-figures',
    axes: { ...title.axes, wdth: 75 },
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
