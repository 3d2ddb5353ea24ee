import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../../search/site-search.ts';
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

function suggestions(now?: () => number) {
  const asked: unknown[] = [];
  const app = createSuggestions({
    complete: (...question) => {
      asked.push(question);
      return found;
    },
    senderOf: (request) => request.headers.get('X-Forwarded-For') ?? '',
    ...(now && { now }),
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
    let clock = 0;
    const { ask } = suggestions(() => {
      clock += 100;
      return clock;
    });
    const statuses = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await ask('comm')).status);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
  });

  it('of one who asks without end leave those of others alone', async () => {
    let clock = 0;
    const { ask } = suggestions(() => {
      clock += 10;
      return clock;
    });
    const statusFor = async (sender: string) =>
      (await ask('comm', { 'X-Forwarded-For': sender })).status;
    const loud = [];
    for (let number = 0; number < 30; number += 1) loud.push(await statusFor('loud'));
    expect(loud).toContain(429);
    expect(await statusFor('another')).toBe(200);
  });
});
