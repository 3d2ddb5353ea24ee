import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is read once, another text anew', () => {
  const read = vi.fn((text: string) => <p>{text}</p>);
  const readOnce = remembered(read);
  expect(readOnce('Bonjour')).toBe(readOnce('Bonjour'));
  expect(readOnce('Au revoir')).toEqual(<p>Au revoir</p>);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a text that is too long to keep is read all the same', () => {
  const text = 'a'.repeat(3_000_000);
  expect(remembered((given) => <p>{given}</p>)(text)).toEqual(<p>{text}</p>);
});
