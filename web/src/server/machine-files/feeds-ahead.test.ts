import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { standInServer } from '../../../../tests/support/stand-in-server.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { locales } from '../../site/locale.ts';
import { testSite } from '../test-site.ts';
import { feedPath } from './feed-path.ts';

const post = { documentId: 'post', slug: 'billet' };

/** A content service with one blog post, in both languages, that may be away. */
let title: string | undefined;
let isAway = false;
/** Questions of the feeds that were answered so far. */
let answered: string[];
let contentUrl: string;
let folder: string;

const blogPosts = () => {
  const attributes = { slug: post.slug, Title: title, desc: '', Publication: '2026-01-02' };
  const updatedAt = '2026-01-02T00:00:00Z';
  const data = title
    ? [{ id: 1, documentId: post.documentId, attributes: { ...attributes, updatedAt } }]
    : [];
  return { data, meta: { pagination: { total: data.length } } };
};
const empty = { data: [], meta: { pagination: { total: 0 } } };

beforeEach(async () => {
  title = 'Avant';
  isAway = false;
  answered = [];
  folder = useFolder();
  const port = await standInServer(({ url = '' }) => {
    if (isAway) return { status: 503 };
    if (url.includes('pagination[limit]=20')) answered.push(url);
    if (url.startsWith('/api/published')) return { status: 200, body: '{"models":[]}' };
    if (url.startsWith('/api/blogues?')) return { status: 200, body: JSON.stringify(blogPosts()) };
    if (url.startsWith('/api/nouvelles?')) return { status: 200, body: JSON.stringify(empty) };
    return { status: 404 };
  });
  contentUrl = `http://127.0.0.1:${port}`;
});

/** As it runs: built, and drawing ahead. */
function startedSite() {
  const { app, start, stop, tell } = testSite({ contentUrl, folder, build: 'of the tests' });
  start();
  return {
    stop,
    tell: (event: string) => tell({ event, model: 'blogue', entry: post }),
    feeds: () =>
      Promise.all(locales.map(async (locale) => (await app.request(feedPath(locale))).text())),
  };
}

/** What both feeds are after a restart, while the content service is away. */
async function feedsWhileAway(): Promise<string[]> {
  isAway = true;
  const site = startedSite();
  const feeds = await site.feeds();
  await site.stop();
  isAway = false;
  return feeds;
}

const both = (text: string) => [expect.stringContaining(text), expect.stringContaining(text)];

/** News and blog posts in French, blog posts in English. */
const questions = 3;
const untilAsked = () => eventually(() => expect(new Set(answered).size).toBe(questions));

it('feeds that nobody has asked for are there while the content service is away', async () => {
  const site = startedSite();
  await untilAsked();
  await site.stop();
  expect(await feedsWhileAway()).toEqual(both('<title>Avant</title>'));
});

it('and so is what was published last', async () => {
  const site = startedSite();
  await untilAsked();
  title = 'Après';
  answered = [];
  await site.tell('entry.publish');
  await eventually(() =>
    expect(new Set(answered.filter((url) => url.startsWith('/api/blogues?'))).size).toBe(2),
  );
  await site.stop();
  expect(await feedsWhileAway()).toEqual(both('<title>Après</title>'));
});

it('but not what was withdrawn', async () => {
  const site = startedSite();
  await untilAsked();
  isAway = true;
  await site.tell('entry.unpublish');
  expect(await site.feeds()).toEqual(both('</feed>'));
  expect((await site.feeds()).join()).not.toContain('Avant');
  await site.stop();
  const feeds = await feedsWhileAway();
  expect(feeds).toEqual(both('</feed>'));
  expect(feeds.join()).not.toContain('Avant');
});

it('a publish shows in them at once', async () => {
  const site = startedSite();
  expect(await site.feeds()).toEqual(both('<title>Avant</title>'));
  title = 'Après';
  await site.tell('entry.publish');
  expect(await site.feeds()).toEqual(both('<title>Après</title>'));
});
