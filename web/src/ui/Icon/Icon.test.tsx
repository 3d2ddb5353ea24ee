import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { iconNames, isIconName } from './icon-names.ts';

const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');

test('the names are those of the sprite, no more and no less', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect([...iconNames]).toEqual(symbols);
});

test('the icon set of the specification is there', () => {
  const asked =
    'alert caret-down caret-up caret-left caret-right arrow schedule marked facebook linkedin youtube instagram twitter quotes bus cake heart insurance plane ski vacation home internet maternity map share external calendar';
  expect(iconNames).toEqual(expect.arrayContaining(asked.split(' ')));
});

test('is silent beside words, and named where it stands alone', () => {
  expect(renderToStaticMarkup(<Icon name="map" />)).toContain('aria-hidden="true"');

  const alone = renderToStaticMarkup(<Icon name="map" label="Adresse" />);
  expect(alone).toContain('role="img"');
  expect(alone).toContain('aria-label="Adresse"');
  expect(alone).not.toContain('aria-hidden');
});

test('tells the names of editors from others', () => {
  expect(isIconName('bus')).toBe(true);
  expect(isIconName('autobus')).toBe(false);
});
