import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconButton } from './IconButton.tsx';

test('is named by its label, its icon is silent', () => {
  const html = renderToStaticMarkup(<IconButton icon="pause" label="Pause" />);
  expect(html).toMatch(/^<button .*type="button" aria-label="Pause">/);
  expect(html).toMatch(/<svg [^>]*aria-hidden="true"/);
});
