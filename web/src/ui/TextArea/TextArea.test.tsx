import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

const area = { id: 'details', name: 'details', label: 'Détails' };

test('its label belongs to it and it caps what is typed', () => {
  const html = renderToStaticMarkup(<TextArea {...area} maxLength={1000} />);
  expect(html).toMatch(/<label [^>]*for="details">/);
  expect(html).toMatch(/<textarea [^>]*maxlength="1000"/i);
});

test('error and counter stand under it', () => {
  const html = renderToStaticMarkup(
    <TextArea {...area} error="Trop long" counter="1012 / 1000" defaultValue="…" />,
  );
  expect(html).toContain('aria-describedby="details-error"');
  expect(html.indexOf('</textarea>')).toBeLessThan(html.indexOf('Trop long'));
  expect(html.indexOf('Trop long')).toBeLessThan(html.indexOf('1012 / 1000'));
});
