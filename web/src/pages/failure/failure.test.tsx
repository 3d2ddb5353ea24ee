import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
import page from './failure.page.tsx';

it('asks nothing of anybody, says sorry and leads home', async () => {
  const { request, asked } = requestFor('/en/about', {});
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  expect(asked).toEqual([]);
  expect(html).toContain('Something broke on our side');
  expect(html).toContain('href="/en/homepage"');
  expect(html).toContain('href="mailto:info@salve.example"');
  expect(page.meta(data, request).noindex).toBe(true);
});
