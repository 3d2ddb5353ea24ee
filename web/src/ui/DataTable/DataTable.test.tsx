import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

const html = renderToStaticMarkup(
  <DataTable
    caption="Formations"
    columns={[{ name: 'Formation' }, { name: 'Durée', numeric: true }]}
    rows={[{ key: 'web', cells: ['Accessibilité', '15 h'] }]}
  />,
);

test('is named, with headers for columns and rows', () => {
  expect(html).toMatch(/<caption[^>]*>Formations<\/caption>/);
  expect(html).toContain('<th scope="col">Formation</th>');
  expect(html).toContain('<th scope="row">Accessibilité</th>');
});

test('each cell repeats the name of its column for narrow screens', () => {
  expect(html).toContain('<td data-label="Durée" data-numeric="true">15 h</td>');
});
