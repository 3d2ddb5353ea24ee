import type { Saved } from './crawl.ts';

export interface FileTypes {
  /** Endings that always mean the same. */
  readonly byEnding: ReadonlyMap<string, string>;
  /** Formats of resized pictures, which keep the name of their original. */
  readonly byFormat: ReadonlyMap<string, string>;
  /** Paths whose ending means more than one thing. */
  readonly byPath: ReadonlyMap<string, string>;
}

const resized = /^\/media\/w_\d+,f_(\w+)\//;
const withoutCharset = (type: string) => type.replace(/;.*/, '');

/** What the site says that its files are: no web server need guess, or know new endings. */
export function fileTypes(saved: readonly Saved[]): FileTypes {
  const byFormat = new Map<string, string>();
  const byEnding = new Map<string, string>();
  const byPath = new Map<string, string>();
  const ambiguous = new Set<string>();
  const files = saved.flatMap(({ path, headers, isPage }) => {
    const type = headers.get('Content-Type');
    return isPage || !type ? [] : [{ path, type, ending: path.split('.').at(-1) ?? '' }];
  });
  for (const { path, type, ending } of files) {
    const format = resized.exec(path)?.[1];
    const known = byEnding.get(ending);
    if (format) byFormat.set(format, type);
    else if (known && withoutCharset(known) !== withoutCharset(type)) ambiguous.add(ending);
    else if (!known || known.length < type.length) byEnding.set(ending, type);
  }
  for (const { path, type, ending } of files) {
    if (ambiguous.has(ending) && !resized.test(path)) byPath.set(path, type);
  }
  for (const ending of ambiguous) byEnding.delete(ending);
  return { byEnding, byFormat, byPath };
}
