import type { Copy } from './nginx-files.ts';

/** Blanks end a word there, and `:` and `*` stand for others. */
const word = (path: string) =>
  path.replace(/\s/g, encodeURIComponent).replaceAll(':', '%3A').replaceAll('*', '%2A');

/** Hosts of static files read it: Netlify whole, Cloudflare all but the lines with a query. */
export function redirectsFile({ saved, redirects, liveUrl }: Copy): string {
  return [
    ...redirects.map(({ path, location }) => `${word(path)} ${location} 301`),
    ...saved
      .filter(({ own }) => own)
      .map(({ path, own, file }) => `${path} ${own.replaceAll('&', ' ')} ${encodeURI(file)} 200`),
    `/functions/* ${liveUrl}/functions/:splat 302`,
    '/en/* /en/404.html 404',
    '',
  ].join('\n');
}

/** Left to the host for pages, which it knows to have changed. */
const ofCaches = ['cache-control', 'speculation-rules'];

/** What holds for all goes with all; hosts add up what several lines say of one file. */
export function headersFile({ saved, kinds: [page], types }: Copy): string {
  const lines = (headers: readonly (readonly [string, string])[]) =>
    headers.map(([name, value]) => `  ${name}: ${value}`);
  const ofFirst = (folder: string) => {
    const first = saved.find(({ path }) => path.startsWith(folder));
    return ['cache-control', 'content-security-policy'].flatMap((name) => {
      const value =
        folder === '/media/' || name === 'cache-control' ? first?.headers.get(name) : '';
      return value ? [[name, value] as const] : [];
    });
  };
  const widths = new Set(
    saved.flatMap(({ path }) => /^\/media\/(w_\d+,f_(\w+))\//.exec(path)?.[1] ?? []),
  );
  return [
    '/*',
    ...lines(Object.entries(page?.headers ?? {}).filter(([name]) => !ofCaches.includes(name))),
    '/assets/*',
    ...lines(ofFirst('/assets/')),
    '/media/*',
    ...lines(ofFirst('/media/')),
    ...[...widths].flatMap((variant) => [
      `/media/${variant}/*`,
      ...lines([['content-type', types.byFormat.get(variant.split(',f_')[1] ?? '') ?? '']]),
    ]),
    ...[...types.byPath].flatMap(([path, type]) => [path, ...lines([['content-type', type]])]),
    '/manifest.webmanifest',
    ...lines([['content-type', types.byEnding.get('webmanifest') ?? '']]),
    '',
  ].join('\n');
}
