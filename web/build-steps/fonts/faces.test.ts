import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cut } from './cut.ts';
import { type Face, faces } from './faces.ts';
import { common, figures, rare, signs } from './letters.ts';
import { lettersIn } from './letters-in.ts';

const root = join(import.meta.dirname, '../../..');
/** Drawn without a glyph of their own. */
const glyphless = '\u202f\u00ad';

const faceCalled = (file: string): Face => {
  const face = faces.find((each) => each.file === file);
  if (!face) throw new Error(`There is no face called ${file}.`);
  return face;
};
const missingFrom = (letters: string, text: string) =>
  [...new Set(text)].filter((letter) => !letters.includes(letter));

it.each(faces)('$file has every letter that it claims', async (face) => {
  const drawn = lettersIn(await cut(face, 'sfnt'));
  expect(missingFrom(drawn + glyphless, face.letters)).toEqual([]);
});

it('the fonts of the first view take at most 25 KB', async () => {
  const files = ['bricolage', 'atkinson', 'text-figures'];
  const cuts = await Promise.all(files.map((file) => cut(faceCalled(file))));
  expect(cuts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(25_000);
});

it('is cut to the same bytes each time', async () => {
  const face = faceCalled('text-figures');
  expect((await cut(face)).equals(await cut(face))).toBe(true);
});

it.each(['fr', 'en'])('the interface is written in common letters: %s', (locale) => {
  const source = readFileSync(join(root, `web/src/site/messages/${locale}.ts`), 'utf8');
  expect(source).toContain('é');
  // All that is no text is written with these, which no text is.
  const ofCode = '{}[]<>=|\\`_\n';
  expect(missingFrom(common + signs + figures + ofCode, source)).toEqual([]);
});

it('the sample content is written in letters that every face of words has', () => {
  const folder = join(root, 'cms/seed/content');
  const contents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))).join(''));
  expect(contents.join('')).toContain('é');
  expect(missingFrom(`${common}${signs}${figures}${rare}\n`, contents.join(''))).toEqual([]);
});

it('no face claims an accent that stands by itself', () => {
  const accents = faces.flatMap(({ letters }) => letters.match(/\p{Mark}/gu) ?? []);
  expect(accents).toEqual([]);
});

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(textsOf) : [];
}
