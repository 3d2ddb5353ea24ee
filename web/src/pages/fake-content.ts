import { type Content, createContentClient } from '../content/client.ts';
import { nothingKept } from '../content/last-good.ts';
import { Shown } from '../content/shown.ts';
import type { SiteAnswer } from '../search/search-question.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { localeOf } from '../site/locale.ts';
import { matchPath } from '../site/paths.ts';
import type { PageRequest } from './page.ts';

type Attributes = Record<string, unknown>;

/** What a content service would hold, by path: one entry, or a list of them. For tests. */
export type Holdings = Record<string, Attributes | readonly Attributes[]>;

/** Answers over the wire's own format; a path that is not held is a service that fails. */
export function contentHolding(holdings: Holdings): { content: Content; asked: URL[] } {
  const asked: URL[] = [];
  const ask = async (address: string) => {
    const url = new URL(address);
    asked.push(url);
    const held = holdings[url.pathname.replace('/api/', '')];
    if (!held) return new Response('', { status: 503 });
    const entryOf = (attributes: Attributes, index: number) => ({ id: index + 1, attributes });
    return Response.json(
      isList(held)
        ? { data: held.map(entryOf), meta: { pagination: { total: held.length } } }
        : { data: entryOf(held, 0), meta: {} },
    );
  };
  const client = createContentClient({
    baseUrl: 'http://content.test',
    token: 'test',
    lastGood: nothingKept,
    timeoutMs: 1000,
    patienceMs: 0,
    freshMs: 0,
    onFailure: () => undefined,
    ask,
  });
  return { content: client.recording(new Shown()), asked };
}

const isList = (held: Attributes | readonly Attributes[]): held is readonly Attributes[] =>
  Array.isArray(held);

/** A search that always answers so. */
export const searchFinding = (answer: Partial<SiteAnswer> = {}): SiteSearch => ({
  find: async () => ({
    hits: [],
    total: 0,
    counts: new Map(),
    meant: undefined,
    isWhole: true,
    ...answer,
  }),
  suggest: async () => answer.hits ?? [],
  complete: async () => ({ value: answer.hits ?? [], tookMs: 0 }),
});

/** A request for the page at an address, answered with these holdings. */
export function requestFor(address: string, holdings: Holdings, search = searchFinding()) {
  const url = new URL(address, 'https://salve.example');
  const route = matchPath(url.pathname);
  if (!route) throw new Error(`No page at ${address}.`);
  const { content, asked } = contentHolding(holdings);
  const request: PageRequest = { locale: localeOf(url), url, route, content, search };
  return { request, asked };
}
