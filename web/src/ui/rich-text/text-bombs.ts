/** Texts of up to 100 KB that have brought parsers or renderers to their knees. For tests. */
export const textBombs: [name: string, text: string][] = [
  [
    'a table whose long header goes on below',
    `| ${'w '.repeat(5000)} | b |\n|---|---|\n| ${'**w** '.repeat(3000)} | x |\n${'|  | y |\n'.repeat(1500)}`,
  ],
  [
    'a table whose column has a long name',
    `| a | ${'b'.repeat(20_000)} |\n|---|---|\n${'| x | y |\n'.repeat(600)}`,
  ],
  ['a table of 2000 by 20', table(2000, 20)],
  ['a table of 20 by 2000', table(20, 2000)],
  ['a table of one row and many columns', table(1, 8000)],
  ['20,000 quotes', `${'>'.repeat(20_000)} x`],
  ['3000 quotes', `${'>'.repeat(3000)} x`],
  ['quotes with blanks', `${'> '.repeat(10_000)}x`],
  ['a heading with blanks', `### a${' '.repeat(60_000)}b`],
  ['a heading with half marks', `### ${'{#a'.repeat(30_000)}`],
  ['a heading with whole marks', `### ${'{#a} '.repeat(15_000)}`],
  ['half links to places', '[[#a'.repeat(20_000)],
  ['links to places without an end', '[[#a|'.repeat(18_000)],
  ['brackets within each other', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['brackets that open', '['.repeat(50_000)],
  ['brackets that close', ']'.repeat(50_000)],
  ['half links', '[a]('.repeat(20_000)],
  ['pictures within each other', '!['.repeat(20_000)],
  ['links within links', `${'[a'.repeat(10_000)}${'](b)'.repeat(10_000)}`],
  ['a list of depth 300', nestedList(300)],
  ['a list on one line', `${'- '.repeat(20_000)}x`],
  ['a numbered list on one line', `${'1. '.repeat(20_000)}x`],
  ['quotes and lists in turn', `${'> - '.repeat(10_000)}x`],
  ['asterisks', '*'.repeat(50_000)],
  ['asterisks that open', '*a '.repeat(25_000)],
  ['asterisks and underscores in turn', '*_'.repeat(25_000)],
  ['asterisks of two kinds', '**a *b '.repeat(12_000)],
  ['tildes', '~~a '.repeat(20_000)],
  ['backticks of every length', Array.from({ length: 400 }, (_, n) => '`'.repeat(n)).join(' a ')],
  ['footnotes', Array.from({ length: 4000 }, (_, n) => `[^${n}]\n\n[^${n}]: x`).join('\n\n')],
  ['definitions', Array.from({ length: 4000 }, (_, n) => `[${n}]: /x\n[${n}]`).join('\n')],
  ['addresses', 'https://a.b/'.repeat(8000)],
  ['addresses with blanks', 'www.a.b '.repeat(12_000)],
  ['e-mail addresses', 'a@'.repeat(50_000)],
  ['e-mail addresses with points', 'a.b-c_'.repeat(16_000)],
  ['entities', '&amp'.repeat(25_000)],
  ['escapes', '\\['.repeat(50_000)],
  ['open tags', '<b>'.repeat(5000)],
  ['more open tags', '<div><p>'.repeat(12_000)],
  ['half tags', '<a '.repeat(30_000)],
  ['half comments', '<!--'.repeat(25_000)],
  ['tables in HTML', '<table><tr><td>'.repeat(6000)],
  ['formatting that is adopted', '<a><b><i>'.repeat(5000)],
  ['blank lines', '\n'.repeat(100_000)],
  ['lines of one letter', 'a\n'.repeat(50_000)],
  ['headings', '# a\n'.repeat(25_000)],
  ['one word', 'a'.repeat(100_000)],
  ['tabs', '\t'.repeat(100_000)],
];

function table(rows: number, columns: number): string {
  const row = (cell: string) => `|${`${cell}|`.repeat(columns)}\n`;
  return (row('a') + row('-') + row('b').repeat(rows)).slice(0, 100_000);
}

function nestedList(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
}
