import { expect, it } from 'vitest';
import { kindsOf } from './copy-headers.ts';
import type { Saved } from './crawl.ts';
import { fileTypes } from './file-types.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxMaps, nginxServer, quoted } from './nginx-files.ts';
import type { Redirect } from './redirects.ts';

const liveUrl = 'https://salve.example';
const policy = "default-src 'none'; form-action 'self'; base-uri 'none'";

const file = (path: string, type: string, headers: Record<string, string> = {}): Saved => ({
  path,
  own: '',
  file: path,
  headers: new Headers({ 'Content-Type': type, ETag: '"1"', ...headers }),
  isPage: false,
});
const page = (path: string, own = ''): Saved => ({
  ...file(path, 'text/html; charset=utf-8', { 'Content-Security-Policy': policy }),
  own,
  file: `${path}${own && `&${own}`}.html`,
  isPage: true,
});

const forever = { 'Cache-Control': 'immutable' };
const saved = [
  page('/nouvelles'),
  page('/nouvelles', 'page=2'),
  page('/en/news'),
  file('/assets/a.js', 'text/javascript', forever),
  file('/assets/b.css', 'text/css', forever),
  file('/en/feed.xml', 'application/atom+xml'),
  file('/sitemap.xml', 'application/xml'),
  file('/icons.svg', 'image/svg+xml; charset=utf-8'),
  file('/media/w_500,f_avif/uploads/a.png', 'image/avif'),
  file('/media/_/uploads/b.svg', 'image/svg+xml'),
];

const copyWith = (redirects: readonly Redirect[]) => ({
  saved,
  redirects,
  kinds: kindsOf(saved, new Headers({ 'Cache-Control': 'no-store' }), liveUrl),
  types: fileTypes(saved),
  liveUrl,
});

it('lets forms be sent to the site, and nowhere else', () => {
  const [{ headers }] = copyWith([]).kinds;
  expect(headers).toEqual({
    'content-security-policy':
      "default-src 'none'; form-action 'self' https://salve.example; base-uri 'none'",
  });
});

it('joins a folder of like files, but none in which pages are', () => {
  const patterns = copyWith([]).kinds.flatMap((kind) => kind.patterns);
  expect(patterns).toContain('^/assets/');
  expect(patterns).toContain('/en/feed.xml');
  expect(patterns).not.toContain('^/en/');
});

it('tells types by ending where that is enough', () => {
  const { byEnding, byFormat, byPath } = copyWith([]).types;
  expect(byEnding.get('svg')).toBe('image/svg+xml; charset=utf-8');
  expect([...byFormat]).toEqual([['avif', 'image/avif']]);
  expect([...byPath.keys()]).toEqual(['/en/feed.xml', '/sitemap.xml']);
});

it('lets no redirect that an editor wrote say more than a redirect', () => {
  const redirects = [
    { path: '/a%22%3B%20return%20200%20x%3B%20%23', location: '/b";$host' },
    { path: '/c%0Ad', location: '/e' },
    { path: '/deux%20mots/:x*', location: 'https://elsewhere.example/?a=1#b' },
  ];
  const maps = nginxMaps(copyWith(redirects));
  expect(maps).toContain('"/a\\"; return 200 x; #" "/b\\";%24host$is_args$args";');
  expect(maps).toContain('"/deux mots/:x*" "https://elsewhere.example/?a=1$copy_more_args#b";');
  expect(maps).not.toContain('"/c\n');
  expect(redirectsFile(copyWith(redirects))).toContain(
    '/deux%20mots/%3Ax%2A https://elsewhere.example/?a=1#b 301\n',
  );
  expect(quoted('a\\"b')).toBe('"a\\\\\\"b"');
});

it('tells the pages of a list apart', () => {
  expect(nginxServer(copyWith([]))).toContain(
    'location = /nouvelles { try_files "$uri$copy_arg_page$copy_arg_tag.html" /-/live; }',
  );
  expect(redirectsFile(copyWith([]))).toContain('/nouvelles page=2 /nouvelles&page=2.html 200\n');
});

it('tells hosts of static files what goes with all, and what with some', () => {
  const lines = headersFile(copyWith([])).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '/*',
    "  content-security-policy: default-src 'none'; form-action 'self' https://salve.example; base-uri 'none'",
  ]);
  expect(lines).toContain('/media/w_500,f_avif/*');
  expect(lines[lines.indexOf('/assets/*') + 1]).toBe('  cache-control: immutable');
});
