import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is read once, another text anew', () => {
  const read = vi.fn((text: string) => <p>{text}</p>);
  const readOnce = remembered(read);
  expect(readOnce('Bonjour')).toBe(readOnce('Bonjour'));
  expect(readOnce('Au revoir')).toEqual(<p>Au revoir</p>);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a text that is too long is shown as far as anybody reads, without being parsed', () => {
  const parse = vi.fn((given: string) => <b>{given}</b>);
  const html = renderToStaticMarkup(remembered(parse)('a'.repeat(3_000_000)));
  expect(html).toBe(`<p>${'a'.repeat(30_000)}</p>`);
  expect(parse).not.toHaveBeenCalled();
});
