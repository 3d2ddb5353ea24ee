import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  /** How long it is news, where that is not as long as usual. */
  readonly freshMs?: number;
}

/** A page ready to be sent, the same to everybody: compressed once, not once a visitor. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly shown: Shown;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function storePage({
  status,
  html,
  headers,
  shown,
}: RenderedPage): Promise<StoredPage> {
  const identity: Uint8Array<ArrayBuffer> = Buffer.from(html);
  const [br, gzip] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity, { level: 6 }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, headers, shown, etag: `W/"${hash}"`, bodies: { br, gzip, identity } };
}
