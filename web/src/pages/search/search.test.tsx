import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SearchRequest, SiteAnswer } from '../../search/search-question.ts';
import { payloads } from '../../ui/rich-text/xss-payloads.ts';
import { requestFor, searchFinding } from '../fake-content.ts';
import { PageNotFound } from '../page.ts';
import page from './search.page.tsx';

const piece = (text: string, marked = false) => ({ text, marked });
const answer: SiteAnswer = {
  hits: [
    {
      address: '/services/ecommerce',
      kind: 'service',
      title: 'Commerce électronique',
      tags: [],
      date: undefined,
      titlePieces: [piece('Commerce', true), piece(' électronique')],
      extract: [piece('Un bon '), piece('commerce', true)],
    },
    {
      address: '/blogue/panier',
      kind: 'post',
      title: 'Le panier',
      tags: [],
      date: '2026-03-24',
      titlePieces: [piece('Le panier')],
      extract: [piece('Avant le formulaire')],
    },
  ],
  total: 12,
  counts: new Map([
    ['service', 4],
    ['post', 8],
  ]),
  meant: undefined,
  isWhole: true,
};

async function show(address: string, found: Partial<SiteAnswer> = answer) {
  const { request } = requestFor(address, {}, searchFinding(found));
  const data = await page.load(request);
  return {
    html: renderToStaticMarkup(<page.View data={data} {...request} />),
    meta: page.meta(data, request),
  };
}

describe('the search page', () => {
  it('shows results with kind, title, extract and date, the words marked', async () => {
    const { html } = await show('/recherche?q=commerce');
    expect(html).toMatch(/<h2[^>]*>12 résultats pour «\u00a0commerce\u00a0»<\/h2>/);
    expect(html).toMatch(
      /<a[^>]*href="\/services\/ecommerce"[^>]*><mark[^>]*>Commerce<\/mark> électronique<\/a>/,
    );
    expect(html).toContain('>Service</span>');
    expect(html).toMatch(/Un bon <mark[^>]*>commerce<\/mark>/);
    expect(html).toContain('24 . 03 . 2026');
  });

  it('says in its title what was found, is not indexed and is kept by nobody', async () => {
    const { meta } = await show('/recherche?q=commerce&type=post&page=2');
    expect(meta.title).toBe(
      '12 résultats pour «\u00a0commerce\u00a0» · Blogue · Page 2 · Recherche',
    );
    expect(meta).toMatchObject({ noindex: true, isPassing: true });
  });

  it('offers kinds with their counts, each a link that can be shared', async () => {
    const { html } = await show('/recherche?q=commerce&type=post');
    expect(html).toMatch(/href="\/recherche\?q=commerce&amp;type=service">Services<span/);
    expect(html).toMatch(
      /href="\/recherche\?q=commerce" aria-current="true">Blogue.*retirer ce filtre/,
    );
    expect(html).toContain('href="/recherche?q=commerce&amp;type=post&amp;page=2"');
  });

  it('asks for what the address says, trimmed and capped', async () => {
    const asked: SearchRequest[] = [];
    const search = {
      ...searchFinding(answer),
      find: async (one: SearchRequest) => {
        asked.push(one);
        return answer;
      },
    };
    const { request } = requestFor(
      `/en/search?q=%20${'x'.repeat(200)}&type=nonsense&page=2`,
      {},
      search,
    );
    const data = await page.load(request);
    expect(asked[0]).toEqual({
      text: 'x'.repeat(100),
      locale: 'en',
      kind: undefined,
      page: 2,
      size: 10,
    });
    expect(renderToStaticMarkup(<page.View data={data} {...request} />)).toContain(
      'we kept its first 100 characters',
    );
  });

  it('says what it understood', async () => {
    const { html } = await show('/recherche?q=comerce', { ...answer, meant: 'commerce' });
    expect(html).toContain('Nous avons compris «\u00a0commerce\u00a0».');
  });

  it('says that it has yet to read some pages, with and without an answer', async () => {
    const { html } = await show('/recherche?q=commerce', { ...answer, isWhole: false });
    expect(html).toContain('en train de lire ses pages');
    const { html: none } = await show('/en/search?q=raccoon', { isWhole: false });
    expect(none).toContain('still reading its pages');
  });

  it('helps who found nothing: other pages, and a person to ask', async () => {
    const { html } = await show('/en/search?q=raccoon', {});
    expect(html).toContain('Nothing found for “raccoon”.');
    expect(html).toContain('href="/en/services"');
    expect(html).toMatch(/href="\/en\/contact"[^>]*>Write to us/);
  });

  it('waits for words, and offers pages meanwhile', async () => {
    const { html, meta } = await show('/recherche');
    expect(html).not.toContain('résultat');
    expect(html).toContain('Souvent cherché');
    expect(meta).toMatchObject({ title: 'Recherche', noindex: true, isPassing: false });
  });

  it('ends at the last page', () =>
    expect(show('/recherche?q=commerce&page=9')).rejects.toThrow(PageNotFound));

  it('has one h1', async () => {
    for (const address of ['/recherche', '/recherche?q=commerce']) {
      expect((await show(address)).html.match(/<h1/g)).toHaveLength(1);
    }
  });
});

describe('hostile texts', () => {
  const tags = (html: string) => [...html.matchAll(/<[a-z][^\s>/]*/gi)].map(([tag]) => tag);
  const at = (text: string) =>
    show(`/recherche?q=${encodeURIComponent(text)}`, {
      ...answer,
      meant: text,
      hits: answer.hits.map((hit) => ({
        ...hit,
        titlePieces: [piece(text, true)],
        extract: [piece(text), piece(text, true)],
      })),
    });

  it.each(payloads)('%s stays text', async (payload) => {
    const [hostile, harmless] = await Promise.all([at(payload), at('mot')]);
    expect(tags(hostile.html).filter((tag) => tag !== '<p')).toEqual(
      tags(harmless.html).filter((tag) => tag !== '<p'),
    );
  });
});
