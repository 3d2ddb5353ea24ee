import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IsoMark } from './IsoMark.tsx';

test('says what it certifies', () => {
  expect(renderToStaticMarkup(<IsoMark label="ISO 9001:2015" />)).toContain(
    'role="img" aria-label="ISO 9001:2015"',
  );
});
