import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../../search/search-question.ts';
import { suggestHref } from '../../site/search-address.ts';
import { createSuggestions } from './suggestions.ts';

const found: Suggestion[] = [
  {
    address: '/services/ecommerce',
    kind: 'service',
    titlePieces: [
      { text: 'Commerce', marked: true },
      { text: ' électronique', marked: false },
    ],
  },
];

/** Each takes so long; the clock stands still. */
function suggestions(tookMs = 0) {
  const asked: unknown[] = [];
  const app = createSuggestions({
    complete: async (...question) => {
      asked.push(question);
      return { value: found, tookMs };
    },
    senderOf: (request) => request.headers.get('X-Forwarded-For') ?? '',
    now: () => 0,
  });
  const ask = (typed: string, headers: Record<string, string> = {}, locale: 'fr' | 'en' = 'fr') => {
    const [, query] = suggestHref(locale).split('?');
    return app.request(`/?${query}&q=${encodeURIComponent(typed)}`, { headers });
  };
  return { ask, asked };
}

describe('suggestions', () => {
  it('are said and named in the language of the page, and kept by nobody', async () => {
    const { ask, asked } = suggestions();
    const answer = await ask('comm', {}, 'en');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      said: '1 suggestion',
      suggestions: [
        { address: '/services/ecommerce', kind: 'Service', title: found[0]?.titlePieces },
      ],
    });
    expect(asked).toEqual([['comm', 'en', 8]]);
  });

  it('begin with the second letter and read no more than a question may have', async () => {
    const { ask, asked } = suggestions();
    expect(await (await ask(' c')).json()).toEqual({ said: 'Aucune suggestion', suggestions: [] });
    await ask('x'.repeat(5000));
    expect(asked).toEqual([['x'.repeat(100), 'fr', 8]]);
  });

  it('are for pages of this site', async () => {
    const { ask, asked } = suggestions();
    expect((await ask('comm', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ask('comm', { 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect(asked).toEqual([]);
    expect((await ask('comm', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it('are refused when they would take the time of those who wait for a page', async () => {
    const { ask } = suggestions(100);
    const statuses = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await ask('comm')).status);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
  });

  it('of one who asks without end leave those of others alone', async () => {
    const { ask } = suggestions(10);
    const statusFor = async (sender: string) =>
      (await ask('comm', { 'X-Forwarded-For': sender })).status;
    const loud = [];
    for (let number = 0; number < 30; number += 1) loud.push(await statusFor('loud'));
    expect(loud).toContain(429);
    expect(await statusFor('another')).toBe(200);
  });
});
