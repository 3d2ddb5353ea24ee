import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../tests/support/eventually.ts';
import { patienceMs } from '../../../tests/support/patience.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { createContentClient } from './client.ts';
import { collectionType, singleType } from './content-type.ts';
import { ContentMissing, ContentUnavailable, optional } from './errors.ts';
import { createLastGood, nothingKept } from './last-good.ts';
import type { Ask } from './request.ts';
import { Shown } from './shown.ts';
import { createUnshownContent } from './unshown.ts';

const home = singleType('accueil', z.object({ title: z.string() }));
const news = collectionType(
  'nouvelles',
  'nouvelle',
  z.object({ id: z.number(), title: z.string() }),
);

const answer = (title: string) => Response.json({ data: { id: 1, attributes: { title } } });
const listing = (titles: string[]) =>
  Response.json({
    data: titles.map((title, id) => ({ id, attributes: { title } })),
    meta: { pagination: { total: 12 } },
  });

let folder: string;
beforeEach(() => {
  folder = useFolder();
});

/** Nothing is late that comes at all. */
const long = { timeoutMs: patienceMs, patienceMs };
/** For a service that never answers. */
const short = { timeoutMs: 200, patienceMs: 20 };

function setUp(ask: Ask, now = () => 0, times = long) {
  const onFailure = vi.fn();
  const onNew = vi.fn();
  const unshown = createUnshownContent(onNew);
  const client = createContentClient({
    baseUrl: 'http://content.example',
    token: 'secret-token',
    lastGood: createLastGood(folder),
    ...times,
    freshMs: 1000,
    onFailure,
    unshown,
    ask,
    now,
  });
  onTestFinished(client.settled);
  const shown = new Shown();
  return { client, content: client.recording(shown), shown, onFailure, unshown, onNew };
}

const hanging = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('timed out'))),
  );

describe('asking', () => {
  it('sends the token, the v4 header and the query as the documents write it', async () => {
    const ask = vi.fn(async (..._asked: Parameters<Ask>) => listing(['a']));
    const { content } = setUp(ask);
    await content.list(news, {
      locale: 'fr',
      sort: 'date:desc',
      filters: { tags: { id: { $in: [3, 9] } } },
      pagination: { limit: 5 },
    });
    const [url, init] = ask.mock.calls[0] ?? [];
    expect(decodeURIComponent(url ?? '')).toBe(
      'http://content.example/api/nouvelles?locale=fr&sort=date:desc&filters[tags][id][$in][0]=3&filters[tags][id][$in][1]=9&pagination[limit]=5',
    );
    expect(init?.headers).toMatchObject({
      Authorization: 'Bearer secret-token',
      'Strapi-Response-Format': 'v4',
    });
  });

  it('gives items with their number, and the total', async () => {
    const { content } = setUp(async () => listing(['a', 'b']));
    expect(await content.list(news, {})).toEqual({
      items: [
        { id: 0, title: 'a' },
        { id: 1, title: 'b' },
      ],
      total: 12,
    });
  });

  it('writes down what was asked for and every entry that was answered, related ones too', async () => {
    const related = { data: [{ id: 2, documentId: 'study', attributes: { title: 'y' } }] };
    const { content, shown } = setUp(async () =>
      Response.json({ data: { id: 1, documentId: 'home', attributes: { title: 'x', related } } }),
    );
    await content.single(home, { locale: 'fr' });
    expect(shown.record()).toEqual(['list accueil', 'entry home', 'entry study']);
  });

  it('asks once for the same thing at the same moment, and again when it is no longer news', async () => {
    let time = 0;
    const ask = vi.fn(async () => answer('x'));
    const { content } = setUp(ask, () => time);
    await Promise.all([content.single(home, {}), content.single(home, {})]);
    await content.single(home, {});
    expect(ask).toHaveBeenCalledTimes(1);
    time = 1001;
    await content.single(home, {});
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('reads one answer for each who asks, however it is to be read', async () => {
    const named = singleType(
      'accueil',
      home.schema.transform(({ title }) => ({ name: title })),
    );
    const { content } = setUp(async () => answer('x'));
    const asked = [content.single(home, {}), content.single(named, {})];
    expect(await Promise.all(asked)).toEqual([{ title: 'x' }, { name: 'x' }]);
    expect(await content.single(home, {})).toEqual({ title: 'x' });
  });

  it('asks again at once after a publish, also of what is related, but of nothing else', async () => {
    const related = { data: [{ id: 2, documentId: 'study', attributes: {} }] };
    const ask = vi.fn(async () =>
      Response.json({ data: { id: 1, documentId: 'home', attributes: { title: 'x', related } } }),
    );
    const { client, content } = setUp(ask);
    await content.single(home, {});
    client.changed({ model: 'nouvelle', documentId: 'other' });
    client.changed({ model: 'etude', documentId: 'another study' });
    await content.single(home, {});
    expect(ask).toHaveBeenCalledTimes(1);
    client.changed({ model: 'etude', documentId: 'study' });
    await content.single(home, {});
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('what cannot be shown', () => {
  const entry = (id: number, title: unknown) => ({
    id,
    documentId: `document-${id}`,
    attributes: { title, locale: 'fr' },
  });
  const entries = (...data: object[]) =>
    Response.json({ data, meta: { pagination: { total: data.length } } });
  const bad = { model: 'nouvelle', documentId: 'document-2', locale: 'fr', path: 'title' };

  it('is one entry of a list: the others are shown, and it is told once', async () => {
    let time = 0;
    const { content, unshown, onNew, onFailure } = setUp(
      async () => entries(entry(1, 'a'), entry(2, 5), entry(3, 'c')),
      () => time,
    );
    const { items } = await content.list(news, {});
    expect(items.map(({ id }) => id)).toEqual([1, 3]);
    time = 5000;
    await content.list(news, {});
    expect(onFailure).not.toHaveBeenCalled();
    expect(onNew).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(bad));
    expect(unshown.list()).toEqual([expect.objectContaining(bad)]);
  });

  it('is no longer told once something of that model is published', async () => {
    let title: unknown = 5;
    const { client, content, unshown } = setUp(async () => entries(entry(1, 'a'), entry(2, title)));
    await content.list(news, {});
    client.changed({ model: 'etude' });
    expect(unshown.list()).toHaveLength(1);
    title = 'b';
    client.changed({ model: 'nouvelle' });
    expect(unshown.list()).toEqual([]);
    expect((await content.list(news, {})).items).toHaveLength(2);
    expect(unshown.list()).toEqual([]);
  });

  it('does not make an entry that is there one that is not', async () => {
    const { content } = setUp(async () => entries(entry(2, 5)));
    await expect(content.list(news, {})).rejects.toThrow(ContentUnavailable);
  });

  it('is a page: its last good copy, the reason in words, and it is told', async () => {
    let title: unknown = 'good';
    let time = 0;
    const { content, unshown, onFailure } = setUp(
      async () => Response.json({ data: entry(2, title) }),
      () => time,
    );
    await content.single(home, {});
    title = ['not', 'a', 'text'];
    time = 2000;
    expect(await content.single(home, {})).toEqual({ title: 'good' });
    await eventually(() => expect(onFailure).toHaveBeenCalled());
    expect(onFailure.mock.calls[0]?.[0].reason).toMatch(/^title: .*string/);
    expect(unshown.list()).toEqual([expect.objectContaining({ ...bad, model: 'accueil' })]);
  });
});

describe('when the content service fails', () => {
  const faults: [string, Ask, typeof long?][] = [
    ['refuses', async () => Promise.reject(new Error('refused'))],
    ['hangs', hanging, short],
    ['answers 500', async () => new Response('', { status: 500 })],
    ['answers HTML', async () => new Response('<html>', { status: 200 })],
    ['answers half a JSON', async () => new Response('{"data":{"id":1,"attr', { status: 200 })],
    [
      'answers another shape',
      async () => Response.json({ data: { id: 1, attributes: { name: 'x' } } }),
    ],
  ];

  it.each(faults)('%s: the last good answer, and one line of log', async (_name, fault, times) => {
    let time = 0;
    let ask: Ask = async () => answer('good');
    const { content, onFailure, shown } = setUp(
      (url, init) => ask(url, init),
      () => time,
      times,
    );
    await content.single(home, {});
    time = 2000;
    ask = fault;
    expect(shown.isStale).toBe(false);
    expect(await content.single(home, {})).toEqual({ title: 'good' });
    expect(shown.isStale).toBe(true);
    await eventually(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ servedLastGood: true }));
  });

  it.each(faults)('%s: across a restart too', async (_name, fault, times) => {
    const before = setUp(async () => answer('good'));
    await before.content.single(home, {});
    const after = setUp(fault, undefined, times);
    expect(await after.content.single(home, {})).toEqual({ title: 'good' });
  });

  it('an earlier answer that was damaged on disk counts as none', async () => {
    const before = setUp(async () => answer('good'));
    await before.content.single(home, {});
    for (const name of await readdir(folder)) await writeFile(join(folder, name), '{"data":{"id"');
    const after = setUp(async () => Promise.reject(new Error('down')));
    await expect(after.content.single(home, {})).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it.each(faults)('%s: what was not there is still not there', async (_name, fault, times) => {
    const before = setUp(async () => new Response('', { status: 404 }));
    await expect(before.content.single(home, {})).rejects.toBeInstanceOf(ContentMissing);
    await before.client.settled();
    const after = setUp(fault, undefined, times);
    await expect(after.content.single(home, {})).rejects.toBeInstanceOf(ContentMissing);
    expect(after.shown.isStale).toBe(true);
  });

  it.each(faults)('%s: what was withdrawn is not there', async (_name, fault, times) => {
    let ask: Ask = async () =>
      Response.json({ data: { id: 1, documentId: 'home', attributes: { title: 'x' } } });
    const { client, content } = setUp((...question) => ask(...question), undefined, times);
    await content.single(home, {});
    ask = fault;
    client.changed({ model: 'accueil', documentId: 'home', isWithdrawn: true });
    await expect(content.single(home, {})).rejects.toBeInstanceOf(ContentMissing);
  });

  it.each(faults)('%s: says so when there never was an answer', async (_name, fault, times) => {
    const { content, onFailure } = setUp(fault, undefined, times);
    await expect(content.single(home, {})).rejects.toBeInstanceOf(ContentUnavailable);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ servedLastGood: false }));
  });

  it('is back without a restart', async () => {
    let time = 0;
    let ask = async () => answer('good');
    const { content } = setUp(
      () => ask(),
      () => time,
    );
    await content.single(home, {});
    time = 2000;
    ask = async () => Promise.reject(new Error('down'));
    await content.single(home, {});
    time = 4000;
    ask = async () => answer('better');
    expect(await content.single(home, {})).toEqual({ title: 'better' });
  });

  it('does not take "there is none" for a failure', async () => {
    const { content, onFailure } = setUp(async () => new Response('', { status: 404 }));
    await expect(content.single(home, {})).rejects.toBeInstanceOf(ContentMissing);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('lets a page do without secondary content, but not without an explanation of a bug', async () => {
    const { content } = setUp(async () => Promise.reject(new Error('down')));
    expect(await optional(content.single(home, {}))).toBeUndefined();
    await expect(optional(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  });
});

it('has what was withdrawn on the disk once it has settled', async () => {
  const { client, content } = setUp(async () =>
    Response.json({ data: { id: 1, documentId: 'home', attributes: { title: 'x' } } }),
  );
  await content.single(home, {});
  client.changed({ model: 'accueil', documentId: 'home', isWithdrawn: true });
  await client.settled();
  expect(await readFile(join(folder, 'withdrawn'), 'utf8')).toContain('home');
});

it('keeps no more answers for news than it has room for, whatever strangers ask', async () => {
  const ask = vi.fn(async () => listing([]));
  const client = createContentClient({
    baseUrl: 'http://content.example',
    token: 'secret-token',
    lastGood: nothingKept,
    ...long,
    freshMs: 1_000_000,
    onFailure: () => undefined,
    ask,
    now: () => 0,
  });
  const content = client.recording(new Shown());
  const askFor = (slug: number) => content.list(news, { filters: { slug } });
  for (let slug = 0; slug <= 400; slug += 1) await askFor(slug);
  await askFor(400);
  expect(ask).toHaveBeenCalledTimes(401);
  await askFor(0);
  expect(ask).toHaveBeenCalledTimes(402);
});
