import { expect, it } from 'vitest';
import { textBombs } from '../ui/rich-text/text-bombs.ts';
import { firstParagraph, plainText } from './plain-text.ts';

it('keeps the words and drops the marks', () => {
  expect(
    plainText(
      'En trois étapes :\n\n1. **Un appel** de vingt minutes.\n2. [Une page](/a).\n\n- `code`',
    ),
  ).toBe('En trois étapes : Un appel de vingt minutes. Une page. code');
});

it('leaves a mark within a word, and a star that multiplies', () => {
  expect(plainText('snake_case, 5 * 3, *un*, (**deux**), « _trois_ ».')).toBe(
    'snake_case, 5 * 3, un, (deux), « trois ».',
  );
});

it('takes the first paragraph of a text', () => {
  expect(firstParagraph('\n\n# Un titre\navec [un lien](/a)\n\nLa suite.')).toBe(
    'Un titre avec un lien',
  );
});

/** Read within the test's own time, or it hangs. */
it.each(textBombs)('reads %s', (_name, text) => {
  expect(plainText(text.repeat(10)).length).toBeLessThanOrEqual(10 * text.length);
});
