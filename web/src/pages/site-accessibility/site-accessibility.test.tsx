import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
import page from './site-accessibility.page.tsx';

it('shows the statement in numbered parts, with ways to report a problem', async () => {
  const { request } = requestFor('/accessibilite-site', {
    'accessibilite-site': {
      title: 'Accessibilité du site',
      intro: 'Nous y tenons. Voici comment.',
      blocks: [
        { title: 'Conformité', markdown: 'WCAG 2.2 AA et SGQRI 008 3.0.' },
        { title: 'Aide', markdown: '[Écrivez](mailto:accessibilite@salve.example)' },
      ],
      SEOFields: null,
    },
  });
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  expect(html).toContain('SGQRI 008 3.0');
  expect(html).toContain('href="mailto:accessibilite@salve.example"');
  expect(html).toContain('href="#part-2"');
  expect(page.meta(data, request).description).toBe('Nous y tenons.');
});
