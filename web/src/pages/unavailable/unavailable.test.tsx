import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Holdings, requestFor } from '../fake-content.ts';
import page from './unavailable.page.tsx';

async function rendered(address: string, holdings: Holdings) {
  const { request } = requestFor(address, holdings);
  const data = await page.load(request);
  return renderToStaticMarkup(<page.View data={data} {...request} />);
}

it('offers the same address again and the agency’s contact details', async () => {
  const html = await rendered('/nouvelles?page=2', {
    contact: { title: '', email: 'bonjour@salve.example', phone: '418 555-0100' },
  });
  expect(html).toContain('href="/nouvelles?page=2"');
  expect(html).toContain('href="mailto:bonjour@salve.example"');
  expect(html).toContain('href="tel:+14185550100"');
});

it('knows the contact details by heart when the content service is silent', async () => {
  const html = await rendered('/en/about', {});
  expect(html).toContain('href="tel:+14185550142"');
  expect(html).toContain('Try again');
});
