import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterLink } from './FilterLink.tsx';

test('tells its state in an attribute that links support, and by a sign', () => {
  const on = renderToStaticMarkup(
    <FilterLink href="?" active>
      Studio
    </FilterLink>,
  );
  const off = renderToStaticMarkup(
    <FilterLink href="?categorie=studio" active={false}>
      Studio
    </FilterLink>,
  );

  expect(on).toContain('aria-current="true"');
  expect(on).toContain('#check"');
  expect(off).not.toContain('aria-current');
  expect(off).not.toContain('#check"');
  expect(off).toContain('href="?categorie=studio"');
});
