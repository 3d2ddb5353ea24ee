import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../fake-content.ts';
import page from './thanks.page.tsx';

async function rendered(address: string, merci: Record<string, unknown>) {
  const { request } = requestFor(address, { merci });
  const data = await page.load(request);
  const html = renderToStaticMarkup(<page.View data={data} {...request} />);
  return { html, meta: page.meta(data, request) };
}

const merci = {
  title: 'Merci !',
  intro: 'Nous vous contacterons sous peu.',
  blocks: [{ title: 'Et maintenant ?', markdown: 'On vous lit.' }],
  SEOFields: { robots: 'index, follow' },
};

describe('thank you', () => {
  it('thanks, says what comes next and leads home', async () => {
    const { html } = await rendered('/merci', merci);
    for (const part of ['Merci !', 'Nous vous contacterons sous peu.', 'On vous lit.']) {
      expect(html).toContain(part);
    }
    expect(html).toMatch(/href="\/"[^>]*>Retour à l’accueil/);
  });

  it('names the message that was sent, and nothing else that an address says', async () => {
    const { html } = await rendered('/merci?reference=C-7F3K-92', merci);
    expect(html).toContain('Votre numéro de référence');
    expect(html).toContain('C-7F3K-92');
    for (const told of ['P-7F3K-92', 'C-7F3K-92x', '<b>', 'C-0000-00', '']) {
      const other = await rendered(`/merci?reference=${encodeURIComponent(told)}`, merci);
      expect(other.html).not.toContain('numéro de référence');
    }
  });

  it('leads to the English home from the English page, also without texts', async () => {
    const { html } = await rendered('/en/thank-you', { title: 'Thank you!' });
    expect(html).toMatch(/href="\/en\/homepage"[^>]*>Back to homepage/);
  });

  it('is kept from search engines whatever editors say', async () => {
    expect((await rendered('/merci', merci)).meta.noindex).toBe(true);
  });
});
