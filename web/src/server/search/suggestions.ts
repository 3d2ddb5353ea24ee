import { Hono } from 'hono';
import type { SiteSearch } from '../../search/site-search.ts';
import { searchMaxLength, suggestionCount, suggestionMinLength } from '../../site/limits.ts';
import { localeOf } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { searchName } from '../../site/search-address.ts';
import type { SuggestionsAnswer } from '../../site/suggestions-answer.ts';
import { createShareOfTime } from './share-of-time.ts';

export interface SuggestionsOptions {
  readonly complete: SiteSearch['complete'];
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/** Typing must not take from those who wait for a page: at most a fifth of this thread's time. */
const share = 0.2;
const burstMs = 300;
const notKept = { 'Cache-Control': 'no-store' };

/** What a field may suggest. Asked with what somebody is typing, so nothing of it is written down. */
export function createSuggestions({ complete, now }: SuggestionsOptions): Hono {
  const time = createShareOfTime({ share, burstMs, now });
  const app = new Hono();
  app.get('/', (c) => {
    // Browsers on a plain connection do not say where a question comes from.
    if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin') {
      return c.body(null, 403, notKept);
    }
    const url = new URL(c.req.url);
    const locale = localeOf(url);
    const text = (url.searchParams.get(searchName) ?? '').slice(0, searchMaxLength).trimStart();
    const found = time.spend(() =>
      text.length < suggestionMinLength ? [] : complete(text, locale, suggestionCount),
    );
    if (!found) return c.body(null, 429, { ...notKept, 'Retry-After': '1' });
    const { search } = messagesFor(locale);
    const answer: SuggestionsAnswer = {
      said: search.suggested(found.length),
      suggestions: found.map(({ address, kind, titlePieces }) => ({
        address,
        kind: search.kind[kind],
        title: titlePieces.map(({ text: words, marked }) => ({ text: words, marked })),
      })),
    };
    return c.json(answer, 200, notKept);
  });
  return app;
}
