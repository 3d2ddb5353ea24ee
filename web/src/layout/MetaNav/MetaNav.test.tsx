import { expect, test } from 'vitest';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf } from '../test-html.ts';
import { MetaNav } from './MetaNav.tsx';

test('lists the pages of a section under its name, with the current one marked', () => {
  const frame = exampleFrame({ path: '/services/ecommerce' });
  const links = [
    { name: 'Vue d’ensemble', url: '/services/studio-numerique' },
    { name: 'Commerce électronique', url: '/services/ecommerce' },
  ];
  const html = htmlOf(<MetaNav frame={frame} navigation={{ title: 'Studio', links }} />);
  expect(html).toContain('aria-label="Dans la section « Studio »"');
  expect(html).toMatch(/aria-current="page">Commerce électronique/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
