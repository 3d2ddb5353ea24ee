import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Change } from '../../content/change.ts';
import { createJournal } from '../../content/journal.ts';
import type { Shown } from '../../content/shown.ts';
import type { Encoding } from '../http/negotiate.ts';

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

interface Drawing {
  readonly page: Promise<StoredPage>;
  /** Something has changed since it began: who comes now waits for another. */
  isOvertaken: boolean;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function storePage(rendered: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(rendered.html);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: rendered.status,
    headers: rendered.headers,
    shown: rendered.shown,
    etag: `W/"${hash}"`,
    bodies: { br, gzip: gzipped, identity },
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
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) =>
      page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length,
  });
  const underway = new Map<string, Drawing>();
  const journal = createJournal(now);

  function renew(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const running = underway.get(key);
    if (running && !running.isOvertaken) return running.page;
    const drawing: Drawing = { page: draw(key, render), isOvertaken: false };
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
      entries.delete(key);
    } else if (keep) {
      const freshUntil = now() + (shown.isStale ? staleFreshMs : freshMs);
      // A publish during rendering may not be in the page: the next visitor has it made again.
      entries.set(key, { page, outdated: journal.hasTouched(shown, begunAt), freshUntil });
    } else if (status === 404 && !shown.isStale) {
      // What is no longer there is news like any other.
      entries.delete(key);
    }
  }

  async function get(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: StoredPage; state: CacheState }> {
    const entry = entries.get(key);
    if (!entry) return { page: await renew(key, render), state: 'miss' };
    const isOld = now() >= entry.freshUntil;
    if (!entry.outdated && !isOld) return { page: entry.page, state: 'hit' };
    if (entry.outdated || entry.page.shown.isStale) {
      try {
        const page = await renew(key, render);
        if (page.status < 500) return { page, state: 'miss' };
      } catch (error) {
        onRenewalFailed(key, error);
      }
      // It may have been withdrawn in the meantime.
      const earlier = entries.get(key);
      if (earlier) return { page: earlier.page, state: 'fallback' };
      return { page: await renew(key, render), state: 'miss' };
    }
    renew(key, render).catch((error: unknown) => onRenewalFailed(key, error));
    return { page: entry.page, state: 'stale' };
  }

  /** The page when it can be sent as it is; `get` does all else. */
  function fresh(key: string): StoredPage | undefined {
    const entry = entries.get(key);
    return entry && !entry.outdated && now() < entry.freshUntil ? entry.page : undefined;
  }

  /** Pages that the change touches are made anew for their next visitor; says how many. */
  function changed(change: Change): number {
    journal.note(change);
    for (const drawing of underway.values()) drawing.isOvertaken = true;
    let touched = 0;
    for (const [key, entry] of entries) {
      const { shown } = entry.page;
      if (!shown.isTouchedBy(change)) continue;
      if (change.isWithdrawn && shown.holds(change)) entries.delete(key);
      else entry.outdated = true;
      touched += 1;
    }
    return touched;
  }

  return { get, fresh, changed };
}

export type PageCache = ReturnType<typeof createPageCache>;
