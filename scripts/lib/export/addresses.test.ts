import { expect, it } from 'vitest';
import { addressesIn, addressOf, nameOf, pageFile } from './addresses.ts';

it.each([
  ['/', '/index.html'],
  ['/nouvelles', '/nouvelles.html'],
  ['/en/news?lang=en', '/en/news.html'],
  ['/services?utm_source=x', '/services.html'],
  ['/nouvelles?page=2', '/nouvelles&page=2.html'],
  ['/nouvelles?tag=sante&page=2', '/nouvelles&page=2&tag=sante.html'],
  ['/en/case-studies?lang=en&notice=untranslated', '/en/case-studies&notice=untranslated.html'],
  ['/blogue/%C3%A9t%C3%A9', '/blogue/été.html'],
])('%s is held in %s', (address, file) => {
  const named = nameOf(address);
  expect(named.isHeld).toBe(true);
  expect(pageFile(named)).toBe(file);
});

it.each([
  '/recherche?q=site',
  '/blogues?q=site&page=2',
  '/nouvelles?tag=sante&tag=carrieres',
  '/merci?reference=C-7F3K-92',
  '/contact?lang=en',
  '/functions/contact/',
  '/preview?x=1',
])('%s is left to the site', (address) => {
  expect(nameOf(address).isHeld).toBe(false);
});

it('writes an address in one form', () => {
  expect(addressOf(nameOf('/nouvelles?utm_source=x&tag=sante&page=2&lang=fr'))).toBe(
    '/nouvelles?page=2&tag=sante',
  );
});

it('finds links, pictures in every variant and those that islands will show', () => {
  const html = `<a class="x" href="/nouvelles?tag=a&amp;page=2#top">x</a>
    <link rel="canonical" href="https://salve.example/contact"/><a href="//evil.example/">x</a>
    <a href="https://other.example/contact">x</a><a href="mailto:a@salve.example">x</a>
    <img srcSet="/media/w_500,f_avif/uploads/a_1.png 500w, /media/w_750,f_avif/uploads/a_1.png 750w"/>
    <div data-props="{&quot;src&quot;:&quot;/media/_/uploads/b.svg&quot;}"></div>
    <meta property="og:image" content="https://salve.example/media/w_1000,f_jpg/uploads/a_1.png"/>`;
  expect(addressesIn(html, 'https://salve.example')).toEqual([
    '/nouvelles?tag=a&page=2',
    '/contact',
    '/media/w_500,f_avif/uploads/a_1.png',
    '/media/w_750,f_avif/uploads/a_1.png',
    '/media/_/uploads/b.svg',
    '/media/w_1000,f_jpg/uploads/a_1.png',
  ]);
});
