import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Holdings, requestFor } from '../fake-content.ts';
import page from './not-found.page.tsx';

it.each([
  ['/', 'Nous ne trouvons pas la page que vous cherchez…', '/', 'Retour à l’accueil'],
  [
    '/en/homepage',
    'Oops! We couldn&#x27;t find the page you are looking for...',
    '/en/homepage',
    'Back to homepage',
  ],
])('from %s it says so and leads home', async (address, title, home, button) => {
  const { request } = requestFor(address, {});
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  expect(html).toContain(title);
  expect(html).toMatch(new RegExp(`href="${home}"[^>]*>${button}`));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(page.meta(data, request).noindex).toBe(true);
});

const ways = async (address: string, holdings: Holdings) => {
  const { request } = requestFor(address, holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  const list = html.slice(html.indexOf('<ul'));
  return [...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, url, name]) => [
    url,
    name,
  ]);
};

it('offers the ways that editors have chosen, and leaves out one that leads nowhere', async () => {
  const quickLinks = [
    { title: 'The jobs', route: '/carriere' },
    { title: 'Nothing', route: '/nulle-part' },
  ];
  const offered = await ways('/en/homepage', { reglages: { quickLinks } });
  expect(offered).toEqual([['/en/career', 'The jobs']]);
});

it('offers its own when editors have chosen none or cannot be asked', async () => {
  const own = await ways('/', {});
  expect(own.map(([url]) => url)).toContain('/services');
  expect(await ways('/', { reglages: { quickLinks: [] } })).toEqual(own);
});
