import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from '../../site/query.ts';
import type { Metrics } from '../metrics.ts';
import { answerWith, type Variant, variantFor } from '../pages/page-answer.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { pageKey } from '../pages/page-key.ts';
import type { StoredPage } from '../pages/stored-page.ts';

export interface ExpressLaneOptions {
  readonly cache: PageCache;
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly metrics: Pick<Metrics, 'sentFresh'>;
}

/** Says whether it has answered; otherwise the request goes the long way. */
export type ExpressLane = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

interface Prepared {
  readonly status: number;
  /** Names and values in turn, as Node writes them fastest. */
  readonly head: string[];
  readonly body: Uint8Array | null;
}

/**
 * Sends a page that the cache holds fresh before the framework hears of the request. Most visits
 * are of this kind, and the standard's request and response objects cost more than the sending.
 */
export function createExpressLane({ cache, headers, metrics }: ExpressLaneOptions): ExpressLane {
  const answers = new WeakMap<StoredPage, Prepared[]>();

  function answerTo(page: StoredPage, variant: Variant): Prepared {
    const ofPage = answers.get(page) ?? [];
    const number = numberOf(variant);
    const known = ofPage[number];
    if (known) return known;
    const { status, headers: own, body } = answerWith(page, 'hit', variant);
    const answer = { status, head: Object.entries({ ...headers, ...own }).flat(), body };
    ofPage[number] = answer;
    answers.set(page, ofPage);
    return answer;
  }

  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') return false;
    // Pages are kept under canonical addresses: what is redirected, or is a file, has none here.
    const address = incoming.url ?? '';
    const start = address.indexOf('?');
    const asked =
      start < 0 ? undefined : readAddress(address.slice(0, start), address.slice(start));
    const key = asked ? pageKey(asked) : address;
    const page = key === undefined ? undefined : cache.fresh(key);
    if (!page) return false;
    const variant = variantFor(page, {
      acceptEncoding: incoming.headers['accept-encoding'],
      ifNoneMatch: incoming.headers['if-none-match'],
      saveData: incoming.headers['save-data']?.toString(),
      foreign: asked?.foreign ?? '',
    });
    // A redirect carries the query elsewhere, and is short.
    if (variant.foreign !== '' && page.headers.Location !== undefined) return false;
    const { status, head, body } = answerTo(page, variant);
    metrics.sentFresh(status);
    outgoing.writeHead(status, head);
    outgoing.end(body);
    return true;
  };
}

const encodings = ['identity', 'gzip', 'br'] as const satisfies Variant['encoding'][];

/** One for each of the few ways to answer, whatever the query. */
const numberOf = ({ encoding, savesData, isHeld, foreign }: Variant): number =>
  encodings.indexOf(encoding) +
  encodings.length * (Number(savesData) + 2 * Number(isHeld) + 4 * Number(foreign !== ''));
