import { routeKeys, routeOf } from '../../../web/src/site/routes.ts';
import { filterNames } from './addresses.ts';
import { type Kind, pageKind } from './copy-headers.ts';
import type { Saved } from './crawl.ts';
import type { FileTypes } from './file-types.ts';
import type { Redirect } from './redirects.ts';

export interface Copy {
  readonly saved: readonly Saved[];
  readonly redirects: readonly Redirect[];
  readonly kinds: readonly Kind[];
  readonly types: FileTypes;
  /** The site itself, for what the copy cannot do. */
  readonly liveUrl: string;
}

/** As a word of nginx's language: editors wrote some of these, and none may end the word. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A dollar sign would name a variable. */
const plain = (url: string) => quoted(url.replaceAll('$', '%24'));

/** With the query that the visitor came with, as the site itself does it. */
function target(location: string): string {
  const [, path = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  const query = search === undefined ? '$is_args$args' : '$copy_more_args';
  return `${plain(`${path}${search ?? ''}`).slice(0, -1)}${query}${plain(hash).slice(1)}`;
}

const map = (from: string, to: string, lines: readonly string[]) =>
  [`map ${from} $${to} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');

const readable = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const variableOf = (header: string) => `copy_${header.replaceAll('-', '_')}`;
const headerNames = (kinds: readonly Kind[]) => [
  ...new Set(kinds.flatMap(({ headers }) => Object.keys(headers))),
];

/** Values that stand for themselves in a query; each page reads its own. */
const valueForms: Readonly<Record<string, string>> = {
  page: '~^(?!1$)[1-9]\\d{0,5}$',
  notice: '~^(?:untranslated|sent)$',
};
const slugForm = '~^[a-z0-9-]{1,80}$';

/** Paths with more than one page, and the names that tell these apart, in their order in a file's name. */
function lists(saved: readonly Saved[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (path: string, names: readonly string[]) =>
    found.set(path, [...new Set([...(found.get(path) ?? []), ...names])].sort());
  for (const { path, own } of saved) if (own) add(path, [...new URLSearchParams(own).keys()]);
  for (const route of routeKeys.map(routeOf)) {
    const names = (route.query ?? []).filter((name) => [...filterNames, 'page'].includes(name));
    if (names.length > 0) for (const path of [route.fr, route.en]) add(path, names);
  }
  return found;
}

/** Addresses that only the site itself can answer: searches, receipts, several filters. */
function beyond(): string[] {
  const withName = (name: string) =>
    routeKeys
      .filter((key) => routeOf(key).query?.some((each) => each === name))
      .flatMap((key) => [routeOf(key).fr, routeOf(key).en])
      .join('|');
  return [
    `"~^/(?!en/)[^?]*\\?(?:.*&)?lang=en(?:&|$)" 1`,
    `"~^(?:${withName('q')})\\?(?:.*&)?q=[^&]" 1`,
    `"~^(?:${withName('reference')})\\?(?:.*&)?reference=[^&]" 1`,
    `"~\\?(?:.*&)?(tag|categorie|category)=.*&\\1=" 1`,
  ];
}

/** For the `http` block. */
export function nginxMaps({ saved, redirects, kinds, liveUrl }: Copy): string {
  const names = new Set([...lists(saved).values()].flat());
  return [
    '# Written by "npm run export". Include it in the http block.',
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 1024;',
    '',
    '# Which headers go with a file, as the site sends them.',
    map('$uri', 'copy_kind', [
      `default ${pageKind}`,
      ...kinds.flatMap(({ name, patterns }) =>
        patterns.map((each) => `${quotedPattern(each)} ${name}`),
      ),
    ]),
    ...headerNames(kinds).map((header) =>
      map('$copy_kind', variableOf(header), [
        'default ""',
        ...kinds.flatMap(({ name, headers: { [header]: value } }) =>
          value === undefined ? [] : [`${name} ${quoted(value)}`],
        ),
      ]),
    ),
    '# Redirects of editors, and addresses that pages had before.',
    map('$args', 'copy_more_args', ['default "&$args"', '"" ""']),
    map('$uri', 'copy_redirect', [
      'default ""',
      ...redirects
        .filter(({ path }) => !/\p{Cc}/u.test(readable(path)))
        .map(({ path, location }) => `${quoted(readable(path))} ${target(location)}`),
    ]),
    '# One way to write an address: no slash at its end, one at its beginning.',
    map('$request_uri', 'copy_folded', [
      'default ""',
      '"~^[/\\x5c]{2,}(?<a>[^/\\x5c?](?:[^?]*[^/\\x5c?])?)?[/\\x5c]*(?<b>\\?.*)?$" "/$a$b"',
      '"~^/(?!functions/)(?<c>[^?]*[^/\\x5c?])[/\\x5c]+(?<d>\\?.*)?$" "/$c$d"',
    ]),
    '# What tells the pages of a list apart.',
    ...[...names].map((name) =>
      map(`$arg_${name}`, `copy_arg_${name}`, [
        'default ""',
        `"${valueForms[name] ?? slugForm}" "&${name}=$arg_${name}"`,
      ]),
    ),
    '# What only the site itself can answer. Where this copy stands in for it, nobody can.',
    map('"$uri?$args"', 'copy_beyond', ['default ""', ...beyond()]),
    map('$http_host', 'copy_live', [
      `default ${plain(liveUrl)}`,
      `${quoted(new URL(liveUrl).host)} ""`,
    ]),
    map('$request_uri', 'copy_language', ['default ""', '"~^/en(?:[/?]|$)" /en']),
    '',
  ].join('\n');
}

const quotedPattern = (pattern: string) =>
  pattern.startsWith('^') ? `"~${pattern}"` : quoted(pattern);

/** For a `server` block that says where the folder `site` is. */
export function nginxServer({ saved, kinds, types }: Copy): string {
  const typeLines = [...types.byEnding].map(([ending, type]) => `  ${quoted(type)} ${ending};`);
  return [
    '# Written by "npm run export". Include it in a server block, after "root …/site;".',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript text/plain application/xml application/atom+xml application/opensearchdescription+xml application/manifest+json application/speculationrules+json image/svg+xml;',
    'types {',
    '  "text/html; charset=utf-8" html;',
    ...typeLines,
    '}',
    ...headerNames(kinds).map((name) => `add_header ${name} $${variableOf(name)} always;`),
    'error_page 404 $copy_language/404.html;',
    'error_page 500 502 503 504 $copy_language/503.html;',
    'if ($copy_folded) { return 308 $copy_folded; }',
    'if ($copy_redirect) { return 308 $copy_redirect; }',
    'if ($copy_beyond) { rewrite ^ /-/live last; }',
    'location = / { try_files /index.html =404; }',
    ...[...lists(saved)].map(
      ([path, names]) =>
        `location = ${path} { try_files "$uri${names.map((name) => `$copy_arg_${name}`).join('')}.html" /-/live; }`,
    ),
    'location / { try_files $uri.html =404; }',
    'location ~ \\.html$ { internal; }',
    ...[...types.byFormat].map(
      ([format, type]) =>
        `location ~ "^/media/w_\\d+,f_${format}/" { types { } default_type ${quoted(type)}; }`,
    ),
    ...[...types.byPath].map(
      ([path, type]) => `location = ${quoted(path)} { types { } default_type ${quoted(type)}; }`,
    ),
    'location ~ \\.[a-z0-9]+$ { try_files $uri $uri.html =404; }',
    'location /functions/ { rewrite ^ /-/live last; }',
    'location = /-/live {',
    '  internal;',
    '  if ($copy_live = "") { return 503; }',
    '  return 307 $copy_live$request_uri;',
    '}',
    '',
  ].join('\n');
}
