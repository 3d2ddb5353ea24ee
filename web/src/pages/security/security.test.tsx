import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Holdings, requestFor } from '../fake-content.ts';
import page from './security.page.tsx';

const security = {
  title: 'Security',
  intro: 'What you entrust to us **belongs to you**. Rules follow.',
  blocks: [
    {
      title: 'Our policy',
      markdown: 'The [privacy policy](/en/securite/confidentiality-agreement) says it all.',
    },
    {
      title: 'Your requests',
      markdown:
        '- [Access](/en/securite/access-information-request-process): consult.\n- [Complaint form](/en/security/complaint)',
    },
    {
      title: 'Report a vulnerability',
      markdown: 'Write to [us](mailto:securite@salve.example).',
    },
  ],
  SEOFields: null,
};
// The service numbers them in this order: 1 and 2 have addresses of their own.
const documents = ['access', 'retention', 'incident-management-process'].map((slug) => ({
  title: `Document ${slug}`,
  slug,
  date: '2026-09-22',
  content: '',
}));
const policy = { title: 'Privacy policy', date: '2026-08-01', description: '', footer: '' };
const full: Holdings = {
  securite: security,
  securites: documents,
  'politique-confidentialite': policy,
};

async function rendered(holdings: Holdings) {
  const { request } = requestFor('/en/security', holdings);
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, meta: page.meta(data, request) };
}

describe('security', () => {
  it('leads to every document, once', async () => {
    const { html } = await rendered(full);
    for (const href of [
      '/en/securite/confidentiality-agreement',
      '/en/securite/access-information-request-process',
      '/en/securite/data-retention-destruction-anonymisation-process',
      '/en/securite/incident-management-process',
      '/en/security/complaint',
    ]) {
      expect(html.split(`href="${href}"`)).toHaveLength(2);
    }
    expect(html).toContain('dateTime="2026-08-01"');
    expect(html).toContain('01 . 08 . 2026');
  });

  it('shows the call to report a flaw with its address', async () => {
    const { html } = await rendered(full);
    expect(html).toContain('Report a vulnerability');
    expect(html.split('href="mailto:securite@salve.example"')).toHaveLength(3);
  });

  it('still leads to the policy and the form when the documents cannot be had', async () => {
    const { html } = await rendered({ securite: { ...security, blocks: [] } });
    expect(html).toContain('href="/en/securite/confidentiality-agreement"');
    expect(html).toContain('href="/en/security/complaint"');
    expect(html).not.toContain('<time');
  });

  it('describes itself by its first sentence when editors did not', async () => {
    const { meta } = await rendered(full);
    expect(meta.description).toBe('What you entrust to us belongs to you.');
  });
});
