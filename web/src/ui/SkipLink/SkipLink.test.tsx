import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('leads to a place in the page', () => {
  expect(renderToStaticMarkup(<SkipLink href="#contenu">Aller au contenu</SkipLink>)).toMatch(
    /^<a .*href="#contenu">Aller au contenu<\/a>$/,
  );
});
