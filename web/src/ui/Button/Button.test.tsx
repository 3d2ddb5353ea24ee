import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

test('does not submit a form by accident', () => {
  expect(renderToStaticMarkup(<Button>Fermer</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button htmlType="submit">Envoyer</Button>)).toContain(
    'type="submit"',
  );
});

test('cannot be pressed twice while loading', () => {
  const html = renderToStaticMarkup(
    <Button loading icon="arrow">
      Envoi en cours
    </Button>,
  );
  expect(html).toContain('disabled=""');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('#arrow');
});

test('the link type is still a button', () => {
  const primary = renderToStaticMarkup(<Button>Plus tard</Button>);
  const link = renderToStaticMarkup(<Button type="link">Plus tard</Button>);

  expect(link).toMatch(/^<button/);
  expect(classOf(link)).not.toBe(classOf(primary));
});

test('passes on what a script needs', () => {
  const html = renderToStaticMarkup(
    <Button aria-expanded={false} aria-controls="menu">
      Menu
    </Button>,
  );
  expect(html).toMatch(/aria-expanded="false" aria-controls="menu"/);
});

function classOf(html: string) {
  return /class="([^"]+)"/.exec(html)?.[1];
}
