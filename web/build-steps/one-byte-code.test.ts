import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inOneByte } from './one-byte-code.ts';

it('says the same with letters of one byte, in texts, templates and patterns', () => {
  const code = [
    '// d’abord',
    "const texts = ['l’été', `œuf 😀`];",
    "const found = [/[‘-’]/.test('’'), /^😀$/u.test('😀'), /^[😀-😂]$/u.test('😁')];",
    '({ texts, found });',
  ].join('\n');
  const escaped = inOneByte(code);
  expect(escaped).not.toMatch(/[^\0-\xff]/);
  expect(escaped).toContain('été');
  expect(runInNewContext(escaped)).toEqual(runInNewContext(code));
  expect(runInNewContext(escaped)).toEqual({
    texts: ['l’été', 'œuf 😀'],
    found: [true, true, true],
  });
});
