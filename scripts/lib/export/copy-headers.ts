import type { Saved } from './crawl.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** Of one answer and its way here; a web server says these itself. */
const ofOneAnswer =
  /^(?:age|connection|content-(?:encoding|language|length|type)|date|etag|keep-alive|last-modified|location|retry-after|server|transfer-encoding|vary|via|x-cache)$/;

/** The headers of the site that go with the copy of an answer. Forms may be sent to the site itself. */
function copyHeaders(headers: Headers, liveUrl: string): HeaderSet {
  const kept = [...headers].filter(([name]) => !ofOneAnswer.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === 'content-security-policy'
        ? value.replace(/(form-action 'self')(?=;|$)/, `$1 ${liveUrl}`)
        : value,
    ]),
  );
}

/** Files that carry the same headers. */
export interface Kind {
  readonly name: string;
  readonly headers: HeaderSet;
  /** Paths, or `^…` for all that match; the first kind is that of everything else. */
  readonly patterns: readonly string[];
}

export const pageKind = 'page';
const errorPages = '^/(?:en/)?(?:404|503)\\.html$';

/** Pages first, then error pages, then the files, grouped by what they carry. */
export function kindsOf(
  saved: readonly Saved[],
  errorHeaders: Headers,
  liveUrl: string,
): [Kind, ...Kind[]] {
  const page = saved.find(({ isPage }) => isPage);
  const groups = new Map<string, { headers: HeaderSet; patterns: Set<string> }>();
  for (const { path, headers, isPage } of saved) {
    if (isPage) continue;
    const set = copyHeaders(headers, liveUrl);
    const group = groups.get(JSON.stringify(set)) ?? { headers: set, patterns: new Set() };
    groups.set(JSON.stringify(set), group);
    group.patterns.add(patternOf(path));
  }
  const ofPages = saved.filter(({ isPage }) => isPage).map(({ path }) => path);
  for (const { patterns } of groups.values()) {
    const others = [...groups.values()].filter((other) => other.patterns !== patterns);
    joinFolders(patterns, [...ofPages, ...others.flatMap((other) => [...other.patterns])]);
  }
  return [
    { name: pageKind, headers: page ? copyHeaders(page.headers, liveUrl) : {}, patterns: [] },
    { name: 'error', headers: copyHeaders(errorHeaders, liveUrl), patterns: [errorPages] },
    ...[...groups.values()].map(({ headers, patterns }, index) => ({
      name: `file${index + 1}`,
      headers,
      patterns: [...patterns],
    })),
  ];
}

/** A folder whose files all carry the same is one pattern. */
function joinFolders(patterns: Set<string>, others: readonly string[]): void {
  for (const pattern of [...patterns]) {
    const [folder] = /^\/[\w-]+\/(?=.)/.exec(pattern) ?? [];
    if (!folder || others.some((other) => other.includes(folder))) continue;
    patterns.delete(pattern);
    patterns.add(`^${folder}`);
  }
}

/** Pictures are without number: those of one format carry the same. */
function patternOf(path: string): string {
  const [, folder, extension] = /^\/media\/(_|w_).*\.(\w+)$/.exec(path) ?? [];
  if (!folder) return path;
  const [, format] = /^\/media\/w_\d+,f_(\w+)\//.exec(path) ?? [];
  return format ? `^/media/w_\\d+,f_${format}/` : `^/media/_/.*\\.${extension}$`;
}
