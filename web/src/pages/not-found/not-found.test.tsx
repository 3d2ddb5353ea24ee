import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
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
  const { request, asked } = requestFor(address, {});
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  expect(html).toContain(title);
  expect(html).toMatch(new RegExp(`href="${home}"[^>]*>${button}`));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(page.meta(data, request).noindex).toBe(true);
  expect(asked).toEqual([]);
});
