import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { SearchBusy, type SiteSearch } from '../../search/site-search.ts';
import { searchMaxLength, suggestionCount, suggestionMinLength } from '../../site/limits.ts';
import { type Locale, localeOf } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { searchName } from '../../site/search-address.ts';
import type { SuggestionsAnswer } from '../../site/suggestions-answer.ts';
import type { SenderOf } from '../posts/sender.ts';
import { createShareOfTime, type ShareOfTime } from './share-of-time.ts';

export interface SuggestionsOptions {
  readonly complete: SiteSearch['complete'];
  readonly senderOf: SenderOf;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/** Typing must not take from those who wait for a page: at most a fifth of a processor's time. */
const ofAll = { share: 0.2, burstMs: 300 };
/** And one visitor not from the others: this is more than the fastest fingers ask for. */
const ofOne = { share: 0.05, burstMs: 100 };
const sendersHeld = 1000;
const notKept = { 'Cache-Control': 'no-store' };

/** What a field may suggest. Asked with what somebody is typing, so nothing of it is written down. */
export function createSuggestions({ complete, senderOf, now }: SuggestionsOptions): Hono {
  const all = createShareOfTime({ ...ofAll, now });
  const bySender = new LRUCache<string, ShareOfTime>({ max: sendersHeld });
  function shareOf(sender: string): ShareOfTime {
    const share = bySender.get(sender) ?? createShareOfTime({ ...ofOne, now });
    bySender.set(sender, share);
    return share;
  }
  /** Undefined when there is no time for it. */
  async function completed(text: string, locale: Locale, own: ShareOfTime) {
    if (!own.hasTime() || !all.hasTime()) return undefined;
    try {
      const { value, tookMs } = await complete(text, locale, suggestionCount);
      own.add(tookMs);
      all.add(tookMs);
      return value;
    } catch (error) {
      if (error instanceof SearchBusy) return undefined;
      throw error;
    }
  }

  const app = new Hono();
  app.get('/', async (c) => {
    // Browsers on a plain connection do not say where a question comes from.
    if ((c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin') {
      return c.body(null, 403, notKept);
    }
    const url = new URL(c.req.url);
    const locale = localeOf(url);
    const text = (url.searchParams.get(searchName) ?? '').slice(0, searchMaxLength).trimStart();
    const found =
      text.length < suggestionMinLength
        ? []
        : await completed(text, locale, shareOf(senderOf(c.req.raw, c.env)));
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
