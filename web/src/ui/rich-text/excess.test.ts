import { join } from 'node:path';
import { expect, test } from 'vitest';
import { excessIn, richTextLimits } from './excess.ts';
import { textBombs } from './text-bombs.ts';

// Named at run time: another compiler, with types of its own, is in charge of that program.
const inContentService = (await import(
  join(import.meta.dirname, '../../../../cms/src/rules/rich-text-excess.ts')
)) as { excessIn: typeof excessIn };

const atTheEdge = [richTextLimits.lines, richTextLimits.lines + 1].flatMap((count) => [
  'a\n'.repeat(count - 1),
  '['.repeat(count),
  '|'.repeat(count),
  `${'> '.repeat(count / 100)}a`,
]);

const edges = atTheEdge.map((text, index): [string, string] => [`edge ${index}`, text]);

test.each([...textBombs, ...edges])(
  'the content service refuses what the site would not format: %s',
  (_name, text) => {
    expect(inContentService.excessIn(text)).toBe(excessIn(text));
  },
);
