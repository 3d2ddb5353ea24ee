import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
import page from './offline.page.tsx';

it('asks for the visitor’s own address again and gives the telephone number', async () => {
  const { request } = requestFor('/en/offline', {});
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  expect(html).toContain('href=""');
  expect(html).toContain('href="tel:+14185550142"');
  expect(page.meta(data, request).noindex).toBe(true);
});
