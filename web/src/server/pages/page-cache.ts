import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Change } from '../../content/change.ts';
import { createJournal } from '../../content/journal.ts';
import type { Shown } from '../../content/shown.ts';
import type { Encoding } from '../http/negotiate.ts';
import { cutAtMarks, type Piece, piecesOf, splicedGzip, splicedPlain } from './spliced.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What went into it. */
  readonly shown: Shown;
  /** False for a page that must be rendered again on the next request. */
  readonly keep: boolean;
}

/** A page ready to be sent: compressed once, not once a visitor. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly shown: Shown;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  /** The same, cut where it carries what a visitor came with. */
  readonly pieces: readonly Piece[];
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback' | 'bypass';

export interface PageCacheOptions {
  readonly maxBytes: number;
  readonly freshMs: number;
  /** The same, for a page that was made from earlier answers. */
  readonly staleFreshMs: number;
  /** Called when a page cannot be renewed and the earlier one is sent instead. */
  readonly onRenewalFailed: (key: string, error: unknown) => void;
  readonly now?: () => number;
}

interface Entry {
  page: StoredPage;
  /** Set when a publish touched the page: visitors wait for the new one. */
  outdated: boolean;
  readonly freshUntil: number;
}

/** Draws a page, unless by the time it is its turn nobody wants it any more. */
export type Render = (isWanted: () => boolean) => Promise<RenderedPage>;

interface Drawing {
  readonly page: Promise<StoredPage>;
  /** Who waits for it. */
  readonly visitors: (AbortSignal | undefined)[];
  /** Something has changed since it began: who comes now waits for another. */
  isOvertaken: boolean;
}

const compressBrotli = promisify(brotliCompress);

export async function storePage(rendered: RenderedPage): Promise<StoredPage> {
  const parts = cutAtMarks(rendered.html);
  const [br, pieces] = await Promise.all([
    compressBrotli(parts.join(''), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    piecesOf(parts),
  ]);
  const identity = splicedPlain(pieces, '');
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: rendered.status,
    headers: rendered.headers,
    shown: rendered.shown,
    etag: `W/"${hash}"`,
    bodies: { br, gzip: splicedGzip(pieces, ''), identity },
    pieces,
  };
}

/**
 * Whole pages, the same for everyone. Fresh pages are sent as they are; old ones are sent too while
 * a new one is made; pages that a publish touched are made anew, and the earlier one stands in when
 * that fails. A page that showed what has been withdrawn is gone, and stands in for nothing.
 */
export function createPageCache({
  maxBytes,
  freshMs,
  staleFreshMs,
  onRenewalFailed,
  now = Date.now,
}: PageCacheOptions) {
  const roomFor = (bytes: number) =>
    new LRUCache<string, Entry>({
      maxSize: bytes,
      sizeCalculation: ({ page }) =>
        page.bodies.br.length + 2 * (page.bodies.gzip.length + page.bodies.identity.length),
    });
  // Filters can be combined in many ways: apart, they never push out a page without them.
  const plain = roomFor(maxBytes * 0.75);
  const filtered = roomFor(maxBytes * 0.25);
  const roomOf = (key: string) => (key.includes('?') ? filtered : plain);
  const underway = new Map<string, Drawing>();
  const journal = createJournal(now);

  function renew(key: string, render: Render, visitor?: AbortSignal): Promise<StoredPage> {
    const running = underway.get(key);
    if (running && !running.isOvertaken) {
      running.visitors.push(visitor);
      return running.page;
    }
    const visitors = [visitor];
    const isWanted = () => visitors.some((signal) => signal?.aborted !== true);
    const page = draw(key, () => render(isWanted));
    const drawing: Drawing = { page, visitors, isOvertaken: false };
    underway.set(key, drawing);
    return drawing.page;
  }

  async function draw(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const begunAt = now();
    // Begins once it is known as the one under way.
    await Promise.resolve();
    const drawing = underway.get(key);
    const isLatest = () => underway.get(key) === drawing;
    try {
      const rendered = await render();
      const page = await storePage(rendered);
      if (isLatest()) put(key, page, rendered.keep, begunAt);
      return page;
    } finally {
      if (isLatest()) underway.delete(key);
    }
  }

  function put(key: string, page: StoredPage, keep: boolean, begunAt: number): void {
    const { shown, status } = page;
    if (journal.hasWithdrawn(shown, begunAt)) {
      roomOf(key).delete(key);
    } else if (keep) {
      const freshUntil = now() + (shown.isStale ? staleFreshMs : freshMs);
      // A publish during rendering may not be in the page: the next visitor has it made again.
      roomOf(key).set(key, { page, outdated: journal.hasTouched(shown, begunAt), freshUntil });
    } else if (status === 404 && !shown.isStale) {
      // What is no longer there is news like any other.
      roomOf(key).delete(key);
    }
  }

  async function get(
    key: string,
    render: Render,
    visitor?: AbortSignal,
  ): Promise<{ page: StoredPage; state: CacheState }> {
    const entry = roomOf(key).get(key);
    if (!entry) return { page: await renew(key, render, visitor), state: 'miss' };
    const isOld = now() >= entry.freshUntil;
    if (!entry.outdated && !isOld) return { page: entry.page, state: 'hit' };
    if (entry.outdated || entry.page.shown.isStale) {
      try {
        const page = await renew(key, render, visitor);
        if (page.status < 500) return { page, state: 'miss' };
      } catch (error) {
        onRenewalFailed(key, error);
      }
      // It may have been withdrawn in the meantime.
      const earlier = roomOf(key).get(key);
      if (earlier) return { page: earlier.page, state: 'fallback' };
      return { page: await renew(key, render, visitor), state: 'miss' };
    }
    renew(key, render).catch((error: unknown) => onRenewalFailed(key, error));
    return { page: entry.page, state: 'stale' };
  }

  /** The page when it can be sent as it is; `get` does all else. */
  function fresh(key: string): StoredPage | undefined {
    const entry = roomOf(key).get(key);
    return entry && !entry.outdated && now() < entry.freshUntil ? entry.page : undefined;
  }

  /** Pages that the change touches are made anew for their next visitor; says how many. */
  function changed(change: Change): number {
    journal.note(change);
    for (const drawing of underway.values()) drawing.isOvertaken = true;
    let touched = 0;
    for (const [key, entry] of [...plain, ...filtered]) {
      const { shown } = entry.page;
      if (!shown.isTouchedBy(change)) continue;
      if (change.isWithdrawn && shown.holds(change)) roomOf(key).delete(key);
      else entry.outdated = true;
      touched += 1;
    }
    return touched;
  }

  return { get, fresh, changed };
}

export type PageCache = ReturnType<typeof createPageCache>;
