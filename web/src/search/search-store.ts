import { setImmediate as breathe } from 'node:timers/promises';
import { searchMaxLength } from '../site/limits.ts';
import type { Locale } from '../site/locale.ts';
import { extract, marked } from './extract.ts';
import type { KeptDocuments, KeptPage } from './kept-documents.ts';
import type { SearchDocument } from './search-document.ts';
import { countKinds, createSearchIndex, type Found, type Listed } from './search-index.ts';
import type { SearchAnswer, SearchRequest, Suggestion } from './search-question.ts';
import type { Editing } from './synonyms.ts';

/** An answer, and the processor's time that it took. */
export interface Timed<T> {
  readonly value: T;
  readonly tookMs: number;
}

/** What is known of a page without its texts. */
export type HeldPage = Omit<KeptPage, 'documents'>;

/** The texts of all pages and the index over them: in this thread, or in one of its own. */
export interface SearchStore {
  /** Takes up what an earlier run has kept. */
  load(): Promise<readonly HeldPage[]>;
  /** In place of what was found at this address before. */
  put(page: KeptPage): Promise<void>;
  remove(path: string): Promise<void>;
  edit(locale: Locale, editing: Editing): Promise<void>;
  find(request: SearchRequest): Promise<Timed<SearchAnswer>>;
  suggest(text: string, locale: Locale, count: number): Promise<Timed<readonly Listed[]>>;
  /** What words that are still being typed may lead to. */
  complete(text: string, locale: Locale, count: number): Promise<Timed<readonly Suggestion[]>>;
}

export function createSearchStore(kept: KeptDocuments): SearchStore {
  const indexes = { fr: createSearchIndex('fr'), en: createSearchIndex('en') };
  /** What was found on each page. */
  const pages = new Map<string, readonly Pick<SearchDocument, 'address' | 'locale'>[]>();

  function hold({ path, documents }: KeptPage): void {
    for (const document of documents) indexes[document.locale].add(document);
    pages.set(
      path,
      documents.map(({ address, locale }) => ({ address, locale })),
    );
  }

  /** Removed by the very texts that were added, so that nothing of them stays behind. */
  async function release(path: string): Promise<void> {
    const held = pages.get(path);
    if (!held) return;
    const documents = (await kept.read(path))?.documents ?? [];
    pages.delete(path);
    for (const { address, locale } of held) {
      indexes[locale].remove(
        address,
        documents.find((one) => one.address === address),
      );
    }
  }

  const look = (text: string, locale: Locale, isBeingTyped = false): Timed<Found> =>
    timed(() => indexes[locale].find(text.slice(0, searchMaxLength), { isBeingTyped }));

  const textOf = async ({ address }: Listed): Promise<SearchDocument | undefined> => {
    const path = address.split('#')[0] ?? address;
    return (await kept.read(path))?.documents.find((document) => document.address === address);
  };

  return {
    async load() {
      const held: HeldPage[] = [];
      for await (const page of kept.all()) {
        if (!pages.has(page.path)) hold(page);
        const { documents: _texts, ...about } = page;
        held.push(about);
        await breathe();
      }
      return held;
    },

    async put(page) {
      await release(page.path);
      hold(page);
      await kept.write(page);
    },

    async remove(path) {
      await release(path);
      await kept.remove(path);
    },

    async edit(locale, editing) {
      indexes[locale].edit(editing);
    },

    async find({ text, locale, kind, tags = [], page, size }) {
      const { value: found, tookMs } = look(text, locale);
      const { hits, stems, meant } = found;
      const within =
        tags.length === 0 ? hits : hits.filter((hit) => hit.tags.some((tag) => tags.includes(tag)));
      const ofKind = kind ? within.filter((hit) => hit.kind === kind) : within;
      const shown = ofKind.slice((page - 1) * size, page * size);
      const texts = await Promise.all(shown.map(textOf));
      const pieces = timed(() =>
        shown.map((hit, index) => ({
          ...hit,
          titlePieces: marked(hit.title, stems, locale),
          extract: extract(withoutTitle(texts[index]), stems, locale),
        })),
      );
      return {
        value: { total: ofKind.length, counts: countKinds(within), meant, hits: pieces.value },
        tookMs: tookMs + pieces.tookMs,
      };
    },

    async suggest(text, locale, count) {
      const { value, tookMs } = look(text, locale);
      return { value: value.hits.slice(0, count), tookMs };
    },

    async complete(text, locale, count) {
      const { value, tookMs } = look(text, locale, true);
      const suggestions = value.hits.slice(0, count).map(({ address, kind, title }) => ({
        address,
        kind,
        titlePieces: marked(title, value.stems, locale),
      }));
      return { value: suggestions, tookMs };
    },
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
