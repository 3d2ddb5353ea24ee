import { LRUCache } from 'lru-cache';
import type { Change } from '../../content/change.ts';
import { createJournal } from '../../content/journal.ts';
import type { Published } from '../../search/site-search.ts';
import { isVariant, pathOf } from './page-key.ts';
import type { About, Shelf, Trust } from './shelf.ts';
import type { ShelvedPage } from './shelf-file.ts';
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
  /** Where published pages are kept across restarts. */
  readonly shelf?: Shelf | undefined;
  /** How long visitors wait for news of a page that nobody has confirmed. */
  readonly patienceMs?: number;
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
  /** Drawn for the shelf, before anybody asked. */
  isAhead: boolean;
}

interface Drawn {
  readonly keep: boolean;
  readonly begunAt: number;
  readonly updated: string | undefined;
  readonly isAhead: boolean;
}

const usualPatienceMs = 600;
/**
 * Whole pages, the same for everyone: the busiest in memory, all that is published on the shelf.
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
  shelf,
  patienceMs = usualPatienceMs,
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
  /** Every published address, and when what it is about was last changed. */
  let published: ReadonlyMap<string, string | undefined> = new Map();

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
    const updated = published.get(pathOf(key));
    // Begins once it is known as the one under way.
    await Promise.resolve();
    const drawing = underway.get(key);
    const isLatest = () => underway.get(key) === drawing;
    try {
      const rendered = await render();
      const page = await storePage(rendered);
      if (isLatest()) {
        const isAhead = drawing?.isAhead === true;
        put(key, page, { keep: rendered.keep, begunAt, updated, isAhead });
      }
      return page;
    } finally {
      if (isLatest()) underway.delete(key);
    }
  }

  function put(key: string, page: StoredPage, { keep, begunAt, updated, isAhead }: Drawn): void {
    const { shown, status } = page;
    if (journal.hasWithdrawn(shown, begunAt)) {
      remove(key);
    } else if (keep) {
      // It has moved: what was at this address is there no more.
      if (page.status !== 200) remove(key);
      const about: About = {
        shown,
        updated,
        freshUntil: now() + (shown.isStale ? staleFreshMs : freshMs),
        // A publish during rendering may not be in the page: the next visitor has it made again.
        trust: journal.hasTouched(shown, begunAt) ? 'outdated' : 'current',
      };
      if (!isAhead || hasPlaceFor(key, page)) roomOf(key).set(key, { page, about });
      if (about.trust === 'current') void shelve(key, { page, about });
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

  /** What was drawn from earlier answers is no better than what lies there already. */
  async function shelve(key: string, { page, about }: Entry): Promise<void> {
    if (isVariant(key) || !published.has(pathOf(key))) return;
    if (page.status !== 200 || page.shown.isStale) return;
    await shelf?.keep(key, page, about);
  }

  function remove(key: string): void {
    const isPage = roomOf(key).peek(key)?.page.status === 200;
    if (isPage || shelf?.about(key)) onWithdrawn();
    roomOf(key).delete(key);
    void shelf?.drop(key);
  }

  async function takeFromShelf(key: string): Promise<Entry | undefined> {
    const entry = await shelf?.read(key);
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
    const entry = roomOf(key).get(key) ?? (await takeFromShelf(key));
    if (!entry) return { page: await renew(key, render, visitor), state: 'miss' };
    const { page, about } = entry;
    if (about.trust === 'current' && now() < about.freshUntil) return { page, state: 'hit' };
    if (maySend.includes(about.trust) && !page.shown.isStale) {
      renew(key, render).catch((error: unknown) => onRenewalFailed(key, error));
      return { page, state: 'stale' };
    }
    const renewal = renew(key, render, visitor).then(
      (renewed) => (renewed.status < 500 ? renewed : undefined),
      (error: unknown) => void onRenewalFailed(key, error),
    );
    const renewed = await (about.trust === 'unconfirmed'
      ? Promise.race([renewal, after(patienceMs)])
      : renewal);
    if (renewed) return { page: renewed, state: 'miss' };
    // It may have been withdrawn in the meantime.
    const earlier = roomOf(key).get(key) ?? (await takeFromShelf(key));
    if (earlier) return { page: earlier.page, state: 'fallback' };
    return { page: await renew(key, render, visitor), state: 'miss' };
  }

  /** The page when it can be sent as it is; `get` does all else. */
  function fresh(key: string): StoredPage | undefined {
    const entry = roomOf(key).get(key);
    if (entry?.about.trust !== 'current') return undefined;
    return now() < entry.about.freshUntil ? entry.page : undefined;
  }

  /** The page as it should lie on the shelf, drawn if it does not. Pushes no busier one out. */
  async function stock(key: string, render: Render): Promise<StoredPage> {
    if (isReady(key)) {
      const page = roomOf(key).peek(key)?.page ?? (await shelf?.read(key))?.page;
      if (page) return page;
    }
    const page = await renew(key, render, undefined, true);
    await shelf?.settled(key);
    return page;
  }
  function isReady(key: string): boolean {
    const about = held(key);
    return (about?.trust === 'current' || about?.trust === 'beside') && !about.shown.isStale;
  }

  const held = (key: string): About | undefined =>
    shelf ? shelf.about(key) : roomOf(key).peek(key)?.about;

  /** Pages that the change touches are made anew for their next visitor; says how many. */
  function changed(change: Change): number {
    journal.note(change);
    // Also when no page here shows it: servers in front may have kept one.
    if (change.isWithdrawn) onWithdrawn();
    for (const drawing of underway.values()) drawing.isOvertaken = true;
    const touched = new Set<string>();
    const inMemory = [...plain, ...variants].map(([key, { about }]) => [key, about] as const);
    for (const [key, about] of [...inMemory, ...(shelf?.entries() ?? [])]) {
      if (!about.shown.isTouchedBy(change)) continue;
      touched.add(key);
      if (change.isWithdrawn && about.shown.holds(change)) remove(key);
      else distrust(about, change);
    }
    return touched.size;
  }

  /** Takes up the pages that an earlier run drew. What has changed since is not known yet. */
  async function load(): Promise<void> {
    await shelf?.load(({ page: { shown }, updated }: ShelvedPage) => {
      if (journal.hasWithdrawn(shown, 0)) return undefined;
      const about: About = { shown, updated, freshUntil: 0, trust: 'unconfirmed' };
      for (const change of journal.noted()) if (shown.isTouchedBy(change)) distrust(about, change);
      return about;
    });
  }

  /**
   * Hears what is published now. Pages at other addresses go; those about an entry that has not
   * changed are as good as before, whatever the site has missed.
   */
  function reconcile({ addresses, isStale }: Published): void {
    published = new Map(addresses.map(({ path, entry }) => [path, entry?.updated]));
    if (isStale) return;
    for (const [key, about] of [...(shelf?.entries() ?? [])]) {
      const path = pathOf(key);
      const updated = published.get(path);
      if (!published.has(path)) remove(key);
      else if (about.trust === 'unconfirmed' && updated !== undefined) {
        about.trust = updated === about.updated ? 'old' : 'outdated';
      }
    }
  }

  /**
   * What must be drawn for everything to be ready, the most urgent first. Deeper pages of a list are
   * not: a new entry moves them all, and few are ever visited.
   */
  function unready(): string[] {
    const urgencyOf = (key: string) => {
      const trust = shelf?.about(key)?.trust;
      if (trust === 'outdated') return 0;
      if (trust === 'old') return 3;
      return published.get(pathOf(key)) === undefined ? 1 : 2;
    };
    return [...published.keys()]
      .filter((key) => !isReady(key))
      .map((key) => ({ key, urgency: urgencyOf(key) }))
      .sort((a, b) => a.urgency - b.urgency)
      .map(({ key }) => key);
  }

  /** How many published pages lie there as they should. */
  const ready = () => [...published.keys()].filter(isReady).length;

  /** When all that was begun is drawn, and on the shelf. */
  async function settled(): Promise<void> {
    while (underway.size > 0) {
      await Promise.allSettled([...underway.values()].map(({ page }) => page));
    }
    await shelf?.settled();
  }

  /** Whether it was ever drawn, and not withdrawn since. */
  const holds = (key: string) => held(key) !== undefined;

  return { get, fresh, stock, changed, load, reconcile, unready, ready, holds, settled };
}

/** Sent as they are, while a new one is drawn. */
const maySend: readonly Trust[] = ['current', 'beside', 'old'];

function distrust(about: About, change: Change): void {
  if (about.trust === 'outdated') return;
  if (change.model === undefined && change.picture === undefined) about.trust = 'unconfirmed';
  else if (change.isWithdrawn || !about.shown.isBeside(change)) about.trust = 'outdated';
  else if (about.trust === 'current') about.trust = 'beside';
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined).unref());

export type PageCache = ReturnType<typeof createPageCache>;
