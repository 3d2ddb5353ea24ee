import { expect, it } from 'vitest';
import { feedXml } from './feed.ts';
import { sitemapXml } from './sitemap.ts';
import { xml } from './xml.ts';

it('escapes what would be markup', () => {
  expect(xml`<a title="${'"1" & <2>'}">${'<b>'}</a>`).toBe(
    '<a title="&quot;1&quot; &amp; &lt;2&gt;">&lt;b&gt;</a>',
  );
});

it.each([
  ['a vertical tab', '\u000b'],
  ['NUL', '\u0000'],
  ['an escape', '\u001b'],
  ['the first half of a sign', '\ud83d'],
  ['the second half of a sign', '\udc4b'],
  ['U+FFFE', '\ufffe'],
  ['U+FFFF', '\uffff'],
])('drops %s, which no XML document may hold', (_, sign) => {
  expect(xml`<a>${`un${sign}deux`}</a>`).toBe('<a>undeux</a>');
  const entry = {
    title: `Titre${sign}`,
    summary: `${sign}Résumé`,
    path: '/nouvelle/x',
    date: '2026-01-02',
    updatedAt: '2026-01-02T00:00:00Z',
  };
  expect(feedXml([entry], 'fr', 'https://salve.example')).not.toContain(sign);
  const addresses = [{ alternates: { fr: `/nouvelle/x${sign}` }, updated: `2026${sign}` }];
  expect(sitemapXml(addresses, 'https://salve.example')).not.toContain(sign);
});

it('keeps everything else', () => {
  const text = 'Été\t— 👋🏽 \u{10FFFD} ~\u0085\n';
  expect(xml`<a>${text}</a>`).toBe(`<a>${text}</a>`);
});
