import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { Change } from '../../content/change.ts';
import { Shown, touchedBy, withdrawnBy } from '../../content/shown.ts';
import type { DisposableDatabase } from '../../storage/disposable-database.ts';
import { readMany } from '../../storage/read-many.ts';
import type { StoredPage } from './stored-page.ts';

/**
 * How a page may be sent.
 * `current`: as it is. `beside`: as it is, and drawn anew when it is next visited: only something
 * beside its main content has changed. `outdated`: a publish has made it untrue; it stands in only
 * when no other can be drawn.
 */
const trusts = ['current', 'beside', 'outdated'] as const;
export type Trust = (typeof trusts)[number];

/** What is known of a page beside what is sent. */
export interface About {
  readonly freshUntil: number;
  trust: Trust;
}

export const pageTables = `
  create table page (
    id integer primary key,
    key text not null unique,
    trust text not null,
    freshUntil integer not null,
    etag text not null
  ) strict;
  create table body (
    page integer primary key references page on delete cascade,
    headers text not null,
    br blob not null,
    gzip blob not null,
    sum text not null
  ) strict;
  create table showed (
    what text not null,
    page integer not null references page on delete cascade,
    primary key (what, page)
  ) strict, without rowid;
  create index showed_page on showed (page);
`;

const aboutRow = z.object({ trust: z.enum(trusts), freshUntil: z.number() });
const bodyRow = z.object({
  page: z.number(),
  headers: z.string(),
  etag: z.string(),
  br: z.instanceof(Buffer<ArrayBuffer>),
  gzip: z.instanceof(Buffer<ArrayBuffer>),
  sum: z.string(),
});
const headersText = z.record(z.string(), z.string());
const whatRow = z.object({ what: z.string() });
const listedRow = z.object({ key: z.string(), etag: z.string() });
const keyRow = z.object({ key: z.string() });
const unreadyRow = z.object({ key: z.string(), trust: z.enum(trusts).nullable() });
const countRow = z.object({ count: z.number() });

const uncompress = promisify(gunzip);
/** SQLite does not notice when the disk changes what lies in a page. */
const sumOf = (br: Uint8Array, gzip: Uint8Array) =>
  createHash('sha256').update(br).update(gzip).digest('base64url');

/** Pages that showed any of these. */
const showedAny = 'select page from showed where what in (select value from json_each(?))';
const showed = 'select page from showed where what = ?';
const readyCount = `
  select count(*) as count from page where trust <> 'outdated' and instr(key, '?') = 0`;

/**
 * Drawn pages in a database of this node, and what each of them showed: a publish finds the pages
 * that it touches, and a restarted site is ready, with or without its content service. Beyond
 * `maxPages` none is kept: those are drawn when they are visited.
 */
export function createPageStore(database: DisposableDatabase, maxPages: number) {
  const { attempt, write, run, first, all } = database;

  const many = <Row>(row: z.ZodType<Row>, otherwise: Row[], sql: string, ...values: string[]) =>
    attempt(() => readMany(database, row, sql, ...values), otherwise);

  const aboutOf = (key: string): About | undefined =>
    attempt(
      () => first(aboutRow, 'select trust, freshUntil from page where key = ?', key),
      undefined,
    );

  const findBody = (key: string) => {
    const body = first(
      bodyRow,
      `select page, headers, etag, br, gzip, sum
       from body join page on page.id = body.page where key = ?`,
      key,
    );
    if (!body) return undefined;
    const what = all(whatRow, 'select what from showed where page = ?', body.page);
    return { ...body, shown: Shown.of(what.map((row) => row.what)) };
  };

  const remove = (key: string): boolean => run('delete from page where key = ?', key).changes > 0;
  const drop = (key: string): boolean => write(() => remove(key), false);

  function insert(key: string, page: StoredPage, about: About): void {
    const { headers, etag, shown } = page;
    const { br, gzip } = page.bodies;
    const { lastInsertRowid: id } = run(
      'insert into page (key, trust, freshUntil, etag) values (?, ?, ?, ?)',
      ...[key, about.trust, Math.round(about.freshUntil), etag],
    );
    run(
      'insert into body (page, headers, br, gzip, sum) values (?, ?, ?, ?, ?)',
      ...[id, JSON.stringify(headers), Buffer.from(br), Buffer.from(gzip), sumOf(br, gzip)],
    );
    run(
      'insert into showed (what, page) select value, ? from json_each(?)',
      ...[id, JSON.stringify(shown.record())],
    );
  }

  /** What showed what is withdrawn is gone. */
  function removeWithdrawn(change: Change): string[] {
    const withdrawn = withdrawnBy(change);
    if (withdrawn === undefined) return [];
    const rows = all(keyRow, `select key from page where id in (${showed})`, withdrawn);
    for (const { key } of rows) remove(key);
    return rows.map(({ key }) => key);
  }

  /** Says how many pages the change touches. */
  function distrust(change: Change): number {
    const outdated = `update page set trust = 'outdated' where trust <> 'outdated'`;
    const touched = touchedBy(change);
    if (!touched) return run(outdated).changes;
    const { changes } = run(`${outdated} and id in (${showedAny})`, JSON.stringify(touched.entry));
    if (!touched.below) return changes;
    const lists = JSON.stringify(touched.below.lists);
    const other = run(
      `${outdated} and id in (${showedAny} except ${showed})`,
      ...[lists, touched.below.named],
    );
    // What is left has such a list below.
    const below = run(
      `update page set trust = 'beside' where trust = 'current' and id in (${showedAny})`,
      lists,
    );
    return changes + other.changes + below.changes;
  }

  return {
    about: aboutOf,

    async read(key: string): Promise<{ page: StoredPage; about: About } | undefined> {
      const found = attempt(() => findBody(key), undefined);
      if (!found) return undefined;
      const { shown, etag, br, gzip } = found;
      if (sumOf(br, gzip) !== found.sum) {
        drop(key);
        return undefined;
      }
      const headers = headersText.parse(JSON.parse(found.headers));
      const identity = await uncompress(gzip);
      // Something may have happened to it in the meantime.
      const about = aboutOf(key);
      const page = { status: 200, headers, shown, etag, bodies: { br, gzip, identity } };
      return about && { page, about };
    },

    /** In place of what was there before. */
    keep(key: string, page: StoredPage, about: About): void {
      write(() => {
        remove(key);
        const count = first(countRow, 'select count(*) as count from page')?.count ?? 0;
        if (count < maxPages) insert(key, page, about);
      }, undefined);
    },

    /** Says whether there was one. */
    remove: drop,

    /** A publish: says which pages are gone, and how many others it touches. */
    changed: (change: Change): { readonly removed: readonly string[]; readonly touched: number } =>
      write(() => ({ removed: removeWithdrawn(change), touched: distrust(change) }), {
        removed: [],
        touched: 0,
      }),

    /** Every page, without what is sent. */
    all: () =>
      many(
        listedRow,
        [],
        `select json_group_array(json_object('key', key, 'etag', etag)) as rows from page`,
      ),

    /** Of these addresses those whose page must be drawn before it is sent, in their order. */
    unready: (paths: readonly string[]) =>
      many(
        unreadyRow,
        paths.map((key) => ({ key, trust: null })),
        `select json_group_array(json_object('key', value, 'trust', trust)) as rows
         from json_each(?) left join page on page.key = value
         where trust is null or trust = 'outdated'`,
        JSON.stringify(paths),
      ),

    /** How many pages can be sent, further pages of lists apart. */
    ready: (): number => attempt(() => first(countRow, readyCount)?.count ?? 0, 0),

    /** The pages at other addresses than these. */
    elsewhere: (paths: readonly string[]): string[] =>
      many(
        keyRow,
        [],
        `select json_group_array(json_object('key', key)) as rows from page
         where substr(key, 1, instr(key || '?', '?') - 1) not in (select value from json_each(?))`,
        JSON.stringify(paths),
      ).map(({ key }) => key),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
