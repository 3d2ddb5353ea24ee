/** Queries that change what a page shows. Each page has one stored version per combination. */
const meaningful = new Set(['lang', 'notice', 'page', 'tag', 'categorie', 'category']);
const maxKeyLength = 300;

/**
 * The name under which a page is stored, or undefined when it must not be: a query we don't know
 * (kept in the language switch) or a search could be varied without end to flood the store.
 */
export function pageKey(url: URL): string | undefined {
  const pairs = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  if (pairs.some(([name]) => !meaningful.has(name))) return undefined;
  const query = new URLSearchParams(pairs).toString();
  const key = query ? `${url.pathname}?${query}` : url.pathname;
  return key.length <= maxKeyLength ? key : undefined;
}
