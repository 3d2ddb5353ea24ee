import { type Encoding, holdsVersion, negotiateEncoding } from '../http/negotiate.ts';
import type { CacheState, StoredPage } from './page-cache.ts';

/** What a visitor's browser says that changes the answer. */
export interface Asked {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly saveData: string | undefined;
}

/** The few ways in which one page is answered. */
export interface Variant {
  readonly encoding: Encoding;
  readonly savesData: boolean;
  /** The visitor has this very version already. */
  readonly isHeld: boolean;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

const cacheControl = {
  kept: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  passing: 'no-store',
} as const;

export const variantFor = (page: StoredPage, asked: Asked): Variant => ({
  encoding: negotiateEncoding(asked.acceptEncoding),
  savesData: asked.saveData === 'on',
  isHeld: page.status === 200 && holdsVersion(asked.ifNoneMatch, page.etag),
});

export function answerWith(page: StoredPage, state: CacheState, variant: Variant): PageAnswer {
  const { encoding, savesData, isHeld } = variant;
  const isKept = page.status < 400 && state !== 'bypass';
  const headers: Record<string, string> = {
    ...page.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isKept ? cacheControl.kept : cacheControl.passing,
    Vary: 'Accept-Encoding, Save-Data',
    ETag: page.etag,
    'X-Cache': state,
  };
  // Pages are fetched ahead, but not at the expense of who asked to save data.
  if (!savesData) headers['Speculation-Rules'] = '"/speculation-rules.json"';
  if (isHeld) return { status: 304, headers, body: null };
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return { status: page.status, headers, body };
}
