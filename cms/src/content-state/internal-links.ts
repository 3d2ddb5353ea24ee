/** Where Markdown and HTML keep addresses: `](…)`, `](<…>)`, `[name]: …`, `href="…"`. */
const IN_TEXT = /\]\(\s*<?([^)\s>]+)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|href\s*=\s*["']?([^"'\s>]+)/gm;
/** A field that holds an address and nothing else. */
const WHOLE = /^(?:\/|https?:\/\/)\S*$/;

/** The addresses of this site that a text leads to, without what follows the path. */
export function internalLinks(text: string, siteUrl: string): string[] {
  const found = [...text.matchAll(IN_TEXT)].map(([, ...groups]) => groups.find(Boolean) ?? '');
  if (WHOLE.test(text.trim())) found.push(text.trim());
  const { origin } = new URL(siteUrl);
  return found.flatMap((address) => {
    if (!WHOLE.test(address) || !URL.canParse(address, origin)) return [];
    const url = new URL(address, origin);
    return url.origin === origin ? [url.pathname] : [];
  });
}
