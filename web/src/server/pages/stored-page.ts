import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
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
