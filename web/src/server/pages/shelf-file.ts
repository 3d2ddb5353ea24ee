import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { Shown, shownRecord } from '../../content/shown.ts';
import type { StoredPage } from './stored-page.ts';

/** A page as it lies on the shelf. */
export interface ShelvedPage {
  readonly key: string;
  readonly page: StoredPage;
  /** When the entry that it is about was last changed; none for a page of its own. */
  readonly updated: string | undefined;
}

const head = z.object({
  build: z.string(),
  key: z.string(),
  updated: z.string().optional(),
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  shown: shownRecord,
  etag: z.string(),
  brotli: z.number(),
});

const sumLength = 64;
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const uncompress = promisify(gunzip);

/**
 * A sum of all that follows, a line of JSON, then the compressed bodies: what a page weighs
 * uncompressed is not worth the disk.
 */
export function writeShelfFile({ key, page, updated }: ShelvedPage, build: string): Buffer {
  const { status, headers, shown, etag, bodies } = page;
  const line = JSON.stringify({
    build,
    key,
    updated,
    status,
    headers,
    shown: shown.record(),
    etag,
    brotli: bodies.br.length,
  });
  const content = Buffer.concat([Buffer.from(`${line}\n`), bodies.br, bodies.gzip]);
  return Buffer.concat([Buffer.from(sumOf(content)), content]);
}

/** Undefined for a file that is damaged, or of another build: that one's pages ask for other files. */
export async function readShelfFile(
  file: Buffer<ArrayBuffer>,
  build: string,
): Promise<ShelvedPage | undefined> {
  const content = file.subarray(sumLength);
  if (file.subarray(0, sumLength).toString('latin1') !== sumOf(content)) return undefined;
  const end = content.indexOf('\n');
  const parsed = head.safeParse(JSON.parse(content.subarray(0, end).toString()));
  if (!parsed.success || parsed.data.build !== build) return undefined;
  const { key, updated, status, headers, shown, etag, brotli } = parsed.data;
  const bodiesAt = end + 1;
  const br = content.subarray(bodiesAt, bodiesAt + brotli);
  const gzip = content.subarray(bodiesAt + brotli);
  const bodies = { br, gzip, identity: await uncompress(gzip) };
  return { key, updated, page: { status, headers, shown: Shown.of(shown), etag, bodies } };
}
