import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/negotiate.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Models of the content service that the page shows. */
  readonly models: ReadonlySet<string>;
  /** False for a page that must be rendered again on the next request. */
  readonly keep: boolean;
  /** True when some of its content is an earlier answer: newer may come at any moment. */
  readonly isStale?: boolean;
}

/** A page ready to be sent: compressed once, not once a visitor. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly models: ReadonlySet<string>;
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
    models: rendered.models,
    etag: `W/"${hash}"`,
    bodies: { br, gzip: gzipped, identity },
  };
}

/**
 * Whole pages, the same for everyone. Fresh pages are sent as they are; old ones are sent too
 * while a new one is made; pages that a publish touched are made anew, and the earlier one stands
 * in when that fails.
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
  const underway = new Map<string, Promise<StoredPage>>();
  let generation = 0;

  function renew(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const running = underway.get(key);
    if (running) return running;
    const begun = generation;
    const renewal = (async () => {
      const rendered = await render();
      const page = await storePage(rendered);
      // A publish during rendering may not be in the page: the next visitor has it made again.
      if (rendered.keep) {
        const freshUntil = now() + (rendered.isStale ? staleFreshMs : freshMs);
        entries.set(key, { page, outdated: begun !== generation, freshUntil });
      }
      return page;
    })().finally(() => {
      if (underway.get(key) === renewal) underway.delete(key);
    });
    underway.set(key, renewal);
    return renewal;
  }

  async function get(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: StoredPage; state: CacheState }> {
    const entry = entries.get(key);
    if (!entry) return { page: await renew(key, render), state: 'miss' };
    if (entry.outdated) {
      try {
        const page = await renew(key, render);
        if (page.status < 500) return { page, state: 'miss' };
      } catch (error) {
        onRenewalFailed(key, error);
      }
      return { page: entry.page, state: 'fallback' };
    }
    if (now() < entry.freshUntil) return { page: entry.page, state: 'hit' };
    renew(key, render).catch((error: unknown) => onRenewalFailed(key, error));
    return { page: entry.page, state: 'stale' };
  }

  /** The page when it can be sent as it is; `get` does all else. */
  function fresh(key: string): StoredPage | undefined {
    const entry = entries.get(key);
    return entry && !entry.outdated && now() < entry.freshUntil ? entry.page : undefined;
  }

  /** A publish: pages that show this model, or all, are made anew for their next visitor. */
  function invalidate(model?: string): number {
    generation += 1;
    underway.clear();
    let touched = 0;
    for (const entry of entries.values()) {
      if (model !== undefined && !entry.page.models.has(model)) continue;
      entry.outdated = true;
      touched += 1;
    }
    return touched;
  }

  return { get, fresh, invalidate };
}

export type PageCache = ReturnType<typeof createPageCache>;
