/** More than a reader reads, and more than parsers bear. The site shows such a text without its marks. */
export const richTextLimits = {
  characters: 30_000,
  /** Quotes and lists within each other. */
  depth: 20,
  lines: 2000,
  brackets: 2000,
  /** Cells of all tables. */
  cells: 2000,
  /** Asterisks, underscores, tildes and backticks. */
  marks: 4000,
  tags: 1000,
  /** Web and e-mail addresses that are written out. */
  addresses: 500,
} as const;

export type Excess = keyof typeof richTextLimits;
export type Limits = Readonly<Record<Excess, number>>;

/** The same for all texts of an entry: they stand on one page. */
export const entryLimits: Limits = {
  characters: 120_000,
  depth: richTextLimits.depth,
  lines: 8000,
  brackets: 8000,
  cells: 8000,
  marks: 16_000,
  tags: 4000,
  addresses: 2000,
};

/** What a text has too much of, found in one pass and without reading it as Markdown or HTML. */
export function excessIn(text: string, limits: Limits = richTextLimits): Excess | undefined {
  if (text.length > limits.characters) return 'characters';
  const counts = { brackets: 0, cells: 0, marks: 0, tags: 0 };
  for (const sign of text) {
    if (sign === '[' || sign === ']') counts.brackets += 1;
    else if (sign === '|') counts.cells += 1;
    else if (sign === '<') counts.tags += 1;
    else if ('*_~`'.includes(sign)) counts.marks += 1;
  }
  if (counts.brackets > limits.brackets) return 'brackets';
  if (counts.cells > limits.cells) return 'cells';
  if (counts.marks > limits.marks) return 'marks';
  if (counts.tags > limits.tags) return 'tags';
  const addresses = text.match(/www\.|:\/\/|@/g)?.length ?? 0;
  if (addresses > limits.addresses) return 'addresses';
  const lines = text.split('\n');
  if (lines.length > limits.lines) return 'lines';
  return lines.some((line) => depthOf(line) > limits.depth) ? 'depth' : undefined;
}

/** How deep a line stands: its marks of quotes and lists, and two blanks for each list around it. */
function depthOf(line: string): number {
  let marks = 0;
  let blanks = 0;
  for (const sign of line) {
    if (sign === ' ') blanks += 1;
    else if (sign === '\t') blanks += 4;
    else if ('>+-*.)'.includes(sign)) marks += 1;
    else if (sign < '0' || sign > '9') break;
  }
  // A rule, however long, is no list.
  if (new Set(line.replace(/\s/g, '')).size === 1 && !line.includes('>')) return 0;
  return Math.max(marks, Math.floor((blanks - marks) / 2));
}
