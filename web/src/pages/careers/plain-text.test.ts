import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('keeps the words and drops the marks', () => {
  expect(
    plainText(
      'En trois étapes :\n\n1. **Un appel** de vingt minutes.\n2. [Une page](/a).\n\n- `code`',
    ),
  ).toBe('En trois étapes : Un appel de vingt minutes. Une page. code');
});
