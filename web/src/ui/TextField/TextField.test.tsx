import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

const field = { id: 'courriel', name: 'email', label: 'Courriel' };

test('its label belongs to it', () => {
  const html = renderToStaticMarkup(<TextField {...field} />);
  expect(html).toMatch(/<label [^>]*for="courriel">Courriel<\/label>/);
  expect(html).toMatch(/<input [^>]*name="email"/);
  expect(html).toContain('id="courriel"');
});

test('a required field says so to everyone', () => {
  const html = renderToStaticMarkup(<TextField {...field} required optionalNote="(facultatif)" />);
  expect(html).toContain('required=""');
  expect(html).toMatch(/aria-hidden="true"> \*</);
  expect(html).not.toContain('(facultatif)');
});

test('a field that may stay empty says so in its label', () => {
  expect(renderToStaticMarkup(<TextField {...field} optionalNote="(facultatif)" />)).toMatch(
    /<label.*\(facultatif\).*<\/label>/,
  );
});

test('hint and error describe it', () => {
  const html = renderToStaticMarkup(<TextField {...field} hint="Pour répondre" error="Invalide" />);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="courriel-hint courriel-error"');
  expect(html).toMatch(/id="courriel-error"><svg.*#alert".*Invalide/);
});

test('a good field claims no fault', () => {
  const html = renderToStaticMarkup(<TextField {...field} />);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test('helps the browser fill it in', () => {
  expect(
    renderToStaticMarkup(
      <TextField {...field} type="email" autoComplete="email" maxLength={255} />,
    ),
  ).toMatch(/<input autoComplete="email" maxLength="255" [^>]*type="email"/i);
});
