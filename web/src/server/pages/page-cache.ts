import { LRUCache } from 'lru-cache';
import type { Change } from '../../content/change.ts';
import { createJournal } from '../../content/journal.ts';
import type { PublishedAddress } from '../publishing/published.ts';
import { isVariant, pathOf } from './page-key.ts';
import type { About, PageStore } from './page-store.ts';
import { type RenderedPage, type StoredPage, storePage } from './stored-page.ts';

export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback' | 'bypass';

export interface PageCacheOptions {
  readonly maxBytes: number;
  readonly freshMs: number;
  /** The same, for a page that was made from earlier answers. */
  readonly staleFreshMs: number;
  /** Called when a page cannot be renewed and the earlier one is sent instead. */
  readonly onRenewalFailed: (key: string, error: unknown) => void;
  /** Called when a page that could be seen is there no more, or what one showed is withdrawn. */
  readonly onWithdrawn?: () => void;
  /** Called when a page was put into the store, and when it was taken out. */
  readonly onStored?: (key: string, page: StoredPage) => void;
  readonly onRemoved?: (key: string) => void;
  /** Where published pages are kept, across restarts. */
  readonly pageStore: PageStore;
  readonly now?: () => number;
}

interface Entry {
  readonly page: StoredPage;
  readonly about: About;
}

/** Draws a page, unless by the time it is its turn nobody wants it any more. */
export type Render = (isWanted: () => boolean) => Promise<RenderedPage>;

interface Drawing {
  readonly page: Promise<StoredPage>;
  /** Who waits for it. */
  readonly visitors: (AbortSignal | undefined)[];
  /** Something has changed since it began: who comes now waits for another. */
  isOvertaken: boolean;
  /** Drawn for the store, before anybody asked. */
  isAhead: boolean;
}

interface Drawn {
  readonly keep: boolean;
  readonly freshMs: number | undefined;
  readonly begunAt: number;
  readonly isAhead: boolean;
}

/**
 * Whole pages, the same for everyone: the busiest in memory, all that is published in the store.
 * Fresh pages are sent as they are; old ones are sent too while a new one is made; pages that a
 * publish touched are made anew, and the earlier one stands in when that fails. A page that showed
 * what has been withdrawn is gone, and stands in for nothing.
 */
export function createPageCache({
  maxBytes,
  freshMs,
  staleFreshMs,
  onRenewalFailed,
  onWithdrawn = () => undefined,
  onStored,
  onRemoved,
  pageStore,
  now = Date.now,
}: PageCacheOptions) {
  const sizeOf = ({ bodies }: StoredPage) =>
    bodies.br.length + 2 * (bodies.gzip.length + bodies.identity.length);
  const roomFor = (bytes: number) =>
    new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: ({ page }) => sizeOf(page) });
  // Apart, so that they never push out a page that everybody reads.
  const plain = roomFor(maxBytes * 0.75);
  const variants = roomFor(maxBytes * 0.25);
  const roomOf = (key: string) => (isVariant(key) ? variants : plain);
  const underway = new Map<string, Drawing>();
  const journal = createJournal(now);
  /** What is published, as it was told. */
  let told: readonly PublishedAddress[] = [];
  /** Every published address, and whether it is an entry's, one among many. */
  let published: ReadonlyMap<string, boolean> = new Map();
  /** Addresses that are new in this run, and have yet to be drawn. */
  const added = new Set<string>();

  function renew(
    key: string,
    render: Render,
    visitor?: AbortSignal,
    isAhead = false,
  ): Promise<StoredPage> {
    const running = underway.get(key);
    if (running && !running.isOvertaken) {
      running.visitors.push(visitor);
      running.isAhead &&= isAhead;
      return running.page;
    }
    const visitors = [visitor];
    const isWanted = () => visitors.some((signal) => signal?.aborted !== true);
    const page = draw(key, () => render(isWanted));
    const drawing: Drawing = { page, visitors, isOvertaken: false, isAhead };
    underway.set(key, drawing);
    return drawing.page;
  }

  async function draw(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const begunAt = journal.moment();
    // Begins once it is known as the one under way.
    await Promise.resolve();
    const drawing = underway.get(key);
    const isLatest = () => underway.get(key) === drawing;
    try {
      const rendered = await render();
      const page = await storePage(rendered);
      if (isLatest()) {
        const isAhead = drawing?.isAhead === true;
        put(key, page, { keep: rendered.keep, freshMs: rendered.freshMs, begunAt, isAhead });
      }
      return page;
    } finally {
      if (isLatest()) underway.delete(key);
    }
  }

  function put(key: string, page: StoredPage, drawn: Drawn): void {
    const { shown, status } = page;
    const { keep, begunAt, isAhead } = drawn;
    if (journal.hasWithdrawn(shown, begunAt)) {
      remove(key);
    } else if (keep) {
      // It has moved: what was at this address is there no more.
      if (page.status !== 200) remove(key);
      const about: About = {
        freshUntil: now() + (shown.isStale ? staleFreshMs : (drawn.freshMs ?? freshMs)),
        // A publish during rendering may not be in the page: the next visitor has it made again.
        trust: journal.hasTouched(shown, begunAt) ? 'outdated' : 'current',
      };
      if (!isAhead || hasPlaceFor(key, page)) roomOf(key).set(key, { page, about });
      if (about.trust === 'current') store(key, { page, about });
    } else if (status === 404 && !shown.isStale) {
      // What is no longer there is news like any other.
      remove(key);
    }
  }

  /** Without pushing out another, which was asked for. */
  function hasPlaceFor(key: string, page: StoredPage): boolean {
    const room = roomOf(key);
    return room.has(key) || room.calculatedSize + sizeOf(page) <= room.maxSize;
  }

  const mayBeStored = (key: string) => !isVariant(key) && published.has(pathOf(key));

  /** What was drawn from earlier answers is no better than what lies there already. */
  function store(key: string, { page, about }: Entry): void {
    if (!mayBeStored(key)) return;
    if (page.status !== 200 || page.shown.isStale) return;
    pageStore.keep(key, page, about);
    added.delete(key);
    onStored?.(key, page);
  }

  function remove(key: string): void {
    const isPage = roomOf(key).peek(key)?.page.status === 200;
    roomOf(key).delete(key);
    const wasStored = pageStore.remove(key);
    if (wasStored) onRemoved?.(key);
    if (wasStored || isPage) onWithdrawn();
  }

  async function takeFromStore(key: string): Promise<Entry | undefined> {
    if (isVariant(key)) return undefined;
    const entry = await pageStore.read(key);
    // Drawn in the meantime.
    const newer = roomOf(key).get(key);
    if (newer || !entry) return newer;
    roomOf(key).set(key, entry);
    return entry;
  }

  async function get(
    key: string,
    render: Render,
    visitor?: AbortSignal,
  ): Promise<{ page: StoredPage; state: CacheState }> {
    const entry = roomOf(key).get(key) ?? (await takeFromStore(key));
    if (!entry) return { page: await renew(key, render, visitor), state: 'miss' };
    const { page, about } = entry;
    if (about.trust === 'current' && now() < about.freshUntil) return { page, state: 'hit' };
    if (about.trust !== 'outdated' && !page.shown.isStale) {
      renew(key, render).catch((error: unknown) => onRenewalFailed(key, error));
      return { page, state: 'stale' };
    }
    const renewed = await renew(key, render, visitor).then(
      (page) => (page.status < 500 ? page : undefined),
      (error: unknown) => void onRenewalFailed(key, error),
    );
    if (renewed) return { page: renewed, state: 'miss' };
    // It may have been withdrawn in the meantime.
    const earlier = roomOf(key).get(key) ?? (await takeFromStore(key));
    if (earlier) return { page: earlier.page, state: 'fallback' };
    return { page: await renew(key, render, visitor), state: 'miss' };
  }

  /** The page when it can be sent as it is; `get` does all else. */
  function fresh(key: string): StoredPage | undefined {
    const entry = roomOf(key).get(key);
    if (entry?.about.trust !== 'current') return undefined;
    return now() < entry.about.freshUntil ? entry.page : undefined;
  }

  /** The page as it should be stored, drawn if it is not. Pushes no busier one out of memory. */
  async function stock(key: string, render: Render): Promise<StoredPage> {
    const about = pageStore.about(key);
    if (about && about.trust !== 'outdated') {
      const page = roomOf(key).peek(key)?.page ?? (await pageStore.read(key))?.page;
      if (page) return page;
    }
    return renew(key, render, undefined, true);
  }

  /** Pages that the change touches are made anew for their next visitor; says how many. */
  function changed(change: Change): number {
    journal.note(change);
    // Also when no page here shows it: servers in front may have kept one.
    if (change.isWithdrawn) onWithdrawn();
    for (const drawing of underway.values()) drawing.isOvertaken = true;
    const { removed, ...stored } = pageStore.changed(change);
    for (const key of removed) onRemoved?.(key);
    let { touched } = stored;
    for (const [key, { page, about }] of [...plain, ...variants]) {
      const where = page.shown.touch(change);
      if (where === undefined) continue;
      if (page.shown.isWithdrawnBy(change)) roomOf(key).delete(key);
      else if (where === 'entry') about.trust = 'outdated';
      else if (about.trust === 'current') about.trust = 'beside';
      if (!mayBeStored(key)) touched += 1;
    }
    return touched;
  }

  /** Hears what is published now: pages at other addresses go. */
  function reconcile(addresses: readonly PublishedAddress[]): void {
    if (addresses === told) return;
    told = addresses;
    const before = [...published.keys()];
    const now = new Map(addresses.map(({ path, isEntry }) => [path, isEntry]));
    if (before.length > 0) {
      for (const path of now.keys()) if (!published.has(path)) added.add(path);
    }
    published = now;
    const isGone = (path: string) => !now.has(path);
    // From then on nothing is stored at another address.
    const gone = before.length > 0 ? before.filter(isGone) : pageStore.elsewhere([...now.keys()]);
    for (const key of gone) remove(key);
    for (const path of added) if (isGone(path)) added.delete(path);
  }

  /**
   * What must be drawn for everything to be ready, the most urgent first: the pages of entries that
   * were published just now, then those that show them. Deeper pages of a list are not: a new entry
   * moves them all, and few are ever visited.
   */
  function unready(): string[] {
    const urgencyOf = (key: string, isStored: boolean) => {
      const isEntry = published.get(key) === true;
      if (isStored || added.has(key)) return isEntry ? 0 : 1;
      return isEntry ? 3 : 2;
    };
    return pageStore
      .unready([...published.keys()])
      .map(({ key, trust }) => ({ key, urgency: urgencyOf(key, trust !== null) }))
      .sort((a, b) => a.urgency - b.urgency)
      .map(({ key }) => key);
  }

  /** When all that was begun is drawn. */
  async function settled(): Promise<void> {
    while (underway.size > 0) {
      await Promise.allSettled([...underway.values()].map(({ page }) => page));
    }
  }

  /** Whether it was ever drawn, and not withdrawn since. */
  const holds = (key: string) => pageStore.about(key) !== undefined;

  return { get, fresh, stock, changed, reconcile, unready, holds, settled };
}

export type PageCache = ReturnType<typeof createPageCache>;
