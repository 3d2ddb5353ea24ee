import { z } from 'zod';
import { searchMaxLength } from '../site/limits.ts';
import { type Locale, locales } from '../site/locale.ts';
import { createDisposableDatabase, isDamage } from '../storage/disposable-database.ts';
import { extract, marked } from './extract.ts';
import { postingTable } from './inverted-index.ts';
import { kinds, type SearchDocument } from './search-document.ts';
import { countKinds, createSearchIndex, type Found, type Listed } from './search-index.ts';
import type { SearchAnswer, SearchRequest, Suggestion } from './search-question.ts';
import type { Editing } from './synonyms.ts';
import { wordTable } from './vocabulary.ts';

/** An answer, and the processor's time that it took. */
export interface Timed<T> {
  readonly value: T;
  readonly tookMs: number;
}

/** What is known of a page without its texts. Of the same version, it has the same words. */
export interface HeldPage {
  readonly path: string;
  readonly version: string;
}

/** What was found on the page at one address. */
export interface ReadPage extends HeldPage {
  readonly documents: readonly SearchDocument[];
}

/** The texts of all pages and the index over them: in this thread, or in one of its own. */
export interface SearchStore {
  /** Takes up what an earlier run has kept. */
  load(): Promise<readonly HeldPage[]>;
  /** In place of what was found at this address before. */
  put(page: ReadPage): Promise<void>;
  remove(path: string): Promise<void>;
  edit(locale: Locale, editing: Editing): Promise<void>;
  find(request: SearchRequest): Promise<Timed<SearchAnswer>>;
  suggest(text: string, locale: Locale, count: number): Promise<Timed<readonly Listed[]>>;
  /** What words that are still being typed may lead to. */
  complete(text: string, locale: Locale, count: number): Promise<Timed<readonly Suggestion[]>>;
}

/** Of the way texts are read and weighed: what another version has kept is read anew. */
const version = '1';
const tables = `
  create table page (
    path text primary key,
    version text not null
  ) strict, without rowid;
  create table document (
    number integer primary key,
    page text not null references page on delete cascade,
    address text not null,
    locale text not null,
    kind text not null,
    title text not null,
    tags text not null,
    headings text not null,
    summary text not null,
    text text not null,
    date text
  ) strict;
  create index document_page on document (page);
  ${postingTable}
  ${wordTable}
`;

const pageRow = z.object({ path: z.string(), version: z.string() });
const texts = z.string().transform((list) => z.array(z.string()).parse(JSON.parse(list)));
const listedRow = z.object({
  number: z.number(),
  address: z.string(),
  locale: z.enum(locales),
  kind: z.enum(kinds),
  title: z.string(),
  tags: texts,
  date: z
    .string()
    .nullable()
    .transform((date) => date ?? undefined),
});
const documentRow = listedRow.extend({ headings: texts, summary: z.string(), text: z.string() });

export interface SearchStoreOptions {
  /** Of the database that it keeps; `:memory:` for none. */
  readonly file: string;
  /** Called when that was damaged: it is empty now, and what was found in it is unknown. */
  readonly onDamaged?: () => void;
}

/** Texts and words are in a database of their own; of a page, memory holds its title and no more. */
export function createSearchStore({ file, onDamaged }: SearchStoreOptions): SearchStore {
  const database = createDisposableDatabase({
    file,
    tables,
    version,
    // No answer is better than one that says that there is nothing.
    onError(error) {
      if (isDamage(error)) onDamaged?.();
      throw error;
    },
  });
  const { write, run, first, all } = database;
  // What went wrong has been thrown.
  const attempt = <T>(work: () => T): T => database.attempt<T | undefined>(work, undefined) as T;
  const indexes = { fr: createSearchIndex('fr', database), en: createSearchIndex('en', database) };

  /** Removed by the very texts that were added, so that nothing of them stays behind. */
  function take(path: string) {
    const gone = all(documentRow, 'select * from document where page = ?', path);
    for (const one of gone) indexes[one.locale].remove(one.number, one);
    run('delete from page where path = ?', path);
    return gone;
  }

  function insert({ path, version, documents }: ReadPage) {
    run('insert into page (path, version) values (?, ?)', path, version);
    return documents.map((document) => {
      const { address, locale, kind, title, tags, headings, summary, text, date } = document;
      const { lastInsertRowid } = run(
        `insert into document
           (page, address, locale, kind, title, tags, headings, summary, text, date)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[path, address, locale, kind, title, JSON.stringify(tags), JSON.stringify(headings)],
        ...[summary, text, date ?? null],
      );
      const number = Number(lastInsertRowid);
      indexes[locale].add(number, document);
      return { ...document, number };
    });
  }

  /** What is found changes with what is written, and not before. */
  function replace(path: string, page?: ReadPage): void {
    const { gone, come } = write(() => ({ gone: take(path), come: page ? insert(page) : [] }), {
      gone: [],
      come: [],
    });
    for (const { locale, number } of gone) indexes[locale].hide(number);
    for (const one of come) indexes[one.locale].show(one.number, one);
  }

  const find = (text: string, locale: Locale, isBeingTyped = false): Found =>
    indexes[locale].find(text.slice(0, searchMaxLength), { isBeingTyped });

  const textOf = ({ address }: Listed, locale: Locale): SearchDocument | undefined =>
    first(
      documentRow,
      'select * from document where number = ?',
      indexes[locale].numberOf(address) ?? null,
    );

  function load(): HeldPage[] {
    for (const locale of locales) indexes[locale].hideAll();
    const listed = all(
      listedRow,
      'select number, address, locale, kind, title, tags, date from document',
    );
    for (const one of listed) indexes[one.locale].show(one.number, one);
    return all(pageRow, 'select path, version from page');
  }

  function answer({ text, locale, kind, tags = [], page, size }: SearchRequest): SearchAnswer {
    const { hits, stems, meant } = find(text, locale);
    const within =
      tags.length === 0 ? hits : hits.filter((hit) => hit.tags.some((tag) => tags.includes(tag)));
    const ofKind = kind ? within.filter((hit) => hit.kind === kind) : within;
    const shown = ofKind.slice((page - 1) * size, page * size).map((hit) => ({
      ...hit,
      titlePieces: marked(hit.title, stems, locale),
      extract: extract(withoutTitle(textOf(hit, locale)), stems, locale),
    }));
    return { total: ofKind.length, counts: countKinds(within), meant, hits: shown };
  }

  function complete(text: string, locale: Locale, count: number): Suggestion[] {
    const { hits, stems } = find(text, locale, true);
    return hits.slice(0, count).map(({ address, kind, title }) => ({
      address,
      kind,
      titlePieces: marked(title, stems, locale),
    }));
  }

  return {
    load: async () => attempt(load),
    put: async (page) => replace(page.path, page),
    remove: async (path) => replace(path),
    edit: async (locale, editing) => indexes[locale].edit(editing),
    find: async (request) => timed(() => attempt(() => answer(request))),
    suggest: async (text, locale, count) =>
      timed(() => attempt(() => find(text, locale).hits.slice(0, count))),
    complete: async (text, locale, count) =>
      timed(() => attempt(() => complete(text, locale, count))),
  };
}

function timed<T>(work: () => T): Timed<T> {
  const started = performance.now();
  const value = work();
  return { value, tookMs: performance.now() - started };
}

/** A page's text begins with its title, which stands above the extract already. */
function withoutTitle(document: SearchDocument | undefined): string {
  const { title = '', text = '' } = document ?? {};
  return text.startsWith(title) ? text.slice(title.length).trimStart() : text;
}
