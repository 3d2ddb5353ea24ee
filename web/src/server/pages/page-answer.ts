import { type Encoding, holdsVersion, negotiateEncoding } from '../http/negotiate.ts';
import type { CacheState } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

/** What a visitor's browser says that changes the answer. */
export interface Asked {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly saveData: string | undefined;
  /** What the visitor came with that is no part of the page. */
  readonly foreign: string;
}

/** The few ways in which one page is answered. */
export interface Variant {
  readonly encoding: Encoding;
  readonly savesData: boolean;
  /** The visitor has this very version already. */
  readonly isHeld: boolean;
  readonly foreign: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

const cacheControl = {
  kept: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  /** Under an address that one visitor came with: of no use to others. */
  visitors: 'private, no-cache',
  passing: 'no-store',
} as const;

export const variantFor = (page: StoredPage, asked: Asked): Variant => ({
  encoding: negotiateEncoding(asked.acceptEncoding),
  savesData: asked.saveData === 'on',
  isHeld: page.status === 200 && holdsVersion(asked.ifNoneMatch, page.etag),
  foreign: asked.foreign,
});

export function answerWith(page: StoredPage, state: CacheState, variant: Variant): PageAnswer {
  const { encoding, savesData, isHeld, foreign } = variant;
  const headers: Record<string, string> = {
    ...page.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': page.headers['Cache-Control'] ?? cacheControl[lifeOf(page, state, foreign)],
    Vary: 'Accept-Encoding, Save-Data',
    ETag: page.etag,
    'X-Cache': state,
  };
  if (headers.Location !== undefined) headers.Location = withQuery(headers.Location, foreign);
  // Pages are fetched ahead, but not at the expense of who asked to save data.
  if (!savesData) headers['Speculation-Rules'] = '"/speculation-rules.json"';
  if (isHeld) return { status: 304, headers, body: null };
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return { status: page.status, headers, body };
}

function lifeOf(page: StoredPage, state: CacheState, foreign: string): keyof typeof cacheControl {
  if (page.status >= 400 || state === 'bypass') return 'passing';
  return foreign === '' ? 'kept' : 'visitors';
}

/** A redirect's target, to which a visitor's campaign goes along. */
function withQuery(location: string, foreign: string): string {
  if (foreign === '') return location;
  const [, path = '', own, anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  return `${path}?${new URLSearchParams(foreign)}${own ? `&${own}` : ''}${anchor}`;
}
