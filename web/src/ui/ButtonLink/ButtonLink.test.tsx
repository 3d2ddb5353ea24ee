import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('is a link that looks like a button', () => {
  const link = renderToStaticMarkup(<ButtonLink href="/contact">Écrivez-nous</ButtonLink>);
  const button = renderToStaticMarkup(<Button>Écrivez-nous</Button>);

  expect(link).toMatch(/^<a href="\/contact"/);
  expect(/class="([^"]+)"/.exec(link)?.[1]).toBe(/class="([^"]+)"/.exec(button)?.[1]);
});
