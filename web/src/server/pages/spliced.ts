import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/**
 * Pages are stored once, whatever their visitors came with; the links to the other language carry
 * it. So a page is drawn with a mark in its query, which turns up wherever the query does, and is
 * cut there: what a visitor came with is laid in between when the page is sent.
 */
const mark = `m${randomBytes(12).toString('hex')}`;

/** The address with which a page is drawn. The mark comes first: the language always follows it. */
export function markedAddress(siteUrl: string, path: string, own: string): URL {
  return new URL(`${path}?${mark}=${own && '&'}${own}`, siteUrl);
}

export const cutAtMarks = (html: string): string[] => html.split(`${mark}=&amp;`);

/** A redirect's target, which carries the query too. */
export function withQuery(location: string, foreign: string): string {
  return location
    .replace(new RegExp(`${mark}=(&?)`), (_, more: string) => foreign + (foreign && more))
    .replace(/\?(?=#|$)/, '');
}

/** One piece of a page between two marks, compressed so that others can stand around it. */
export interface Piece {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly deflated: Uint8Array<ArrayBuffer>;
}

const deflate = promisify(deflateRaw);

export const piecesOf = (parts: readonly string[]): Promise<Piece[]> =>
  Promise.all(
    parts.map(async (part, index) => {
      const plain: Uint8Array<ArrayBuffer> = Buffer.from(part);
      const isLast = index === parts.length - 1;
      const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
      return { plain, deflated: await deflate(plain, { level: 6, finishFlush }) };
    }),
  );

/** As it stands in an attribute. Everything but `&` is percent-encoded already. */
const inserted = (foreign: string) =>
  Buffer.from(foreign && `${foreign.replaceAll('&', '&amp;')}&amp;`);

export function splicedPlain(pieces: readonly Piece[], foreign: string): Buffer<ArrayBuffer> {
  const between = inserted(foreign);
  return Buffer.concat(
    pieces.flatMap(({ plain }, index) => (index === 0 ? [plain] : [between, plain])),
  );
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** RFC 1952 around RFC 1951: what is laid in between is a stored block, so nothing is compressed. */
export function splicedGzip(pieces: readonly Piece[], foreign: string): Buffer<ArrayBuffer> {
  const between = inserted(foreign);
  const block = Buffer.alloc(5 + between.length);
  block.writeUInt16LE(between.length, 1);
  block.writeUInt16LE(~between.length & 0xffff, 3);
  between.copy(block, 5);
  let sum = 0;
  let size = 0;
  const parts: Uint8Array[] = [gzipHead];
  for (const [index, { plain, deflated }] of pieces.entries()) {
    if (index > 0) {
      sum = crc32(between, sum);
      size += between.length;
      parts.push(block);
    }
    sum = crc32(plain, sum);
    size += plain.length;
    parts.push(deflated);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...parts, tail]);
}
