import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { reasonOf } from '../../content/reason.ts';
import { allWidths } from '../../ui/Picture/media-url.ts';
import { Abandoned, createWaitingRoom, RoomFull } from '../http/waiting-room.ts';
import { createPictureFiles } from './picture-files.ts';

export interface MediaOptions {
  /** The only host that pictures are fetched from. */
  readonly mediaUrl: string;
  readonly folder: string;
  readonly onFailure: (failure: { path: string; reason: string }) => void;
  readonly fetch?: typeof fetch;
}

const formats = {
  avif: {
    type: 'image/avif',
    // Effort 3 takes three times as long and saves 2 % of the bytes.
    // Colours at half the size, as WebP and JPEG have them, save a fifth of them and of memory.
    encode: (image: sharp.Sharp) =>
      image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  },
  webp: { type: 'image/webp', encode: (image: sharp.Sharp) => image.webp({ quality: 74 }) },
  jpg: {
    type: 'image/jpeg',
    // JPEG has no transparency: the page's paper shows through instead of black.
    encode: (image: sharp.Sharp) =>
      image.flatten({ background: '#F8F0E1' }).jpeg({ quality: 76, mozjpeg: true }),
  },
} as const;
type Format = keyof typeof formats;

/** Files that are passed through as they are. */
const documents = new Map([
  ['svg', 'image/svg+xml'],
  ['pdf', 'application/pdf'],
]);

/** A drawing could carry script: opened on its own it may run none. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/**
 * Viewers draw a document as an object in a page of their own, and keep its script to themselves.
 * Those of WebKit show an empty window in a sandbox, or without styles.
 */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";
const policyOf = (extension: string) => (extension === 'pdf' ? documentPolicy : picturePolicy);

const longestName = 255;
const maxOriginalBytes = 20 * 1024 * 1024;
const maxPixels = 60_000_000;
const fetchTimeoutMs = 10_000;
/** A browser keeps it for days; servers in between ask again, so that one that was deleted is gone. */
const someDays = 'public, max-age=604800, s-maxage=2';
const maxFolderBytes = 2 * 1024 ** 3;

// One picture after the other, each in one thread, and nothing kept between them: pages come first,
// and what the encoders take at once decides how much memory the site needs.
sharp.cache(false);
sharp.concurrency(1);
const picturesAtOnce = 1;
/** Several pages' worth. Nobody who waits holds more than a place. */
const picturesWaiting = 200;

class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
  constructor(
    readonly status: 404 | 502,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * Pictures of the content service, resized. Only listed widths and formats are made, so that
 * nobody can fill the disk with variants; work is bounded and each result is made once.
 */
export function createMedia({ mediaUrl, folder, onFailure, ...rest }: MediaOptions) {
  const request = rest.fetch ?? fetch;
  const room = createWaitingRoom({ places: picturesAtOnce, waiting: picturesWaiting });
  const files = createPictureFiles(folder, maxFolderBytes);
  const underway = new Map<string, Making>();
  // Known to be gone, however little the content service says at the moment.
  const deleted = new LRUCache<string, true>({ max: 1000 });
  // What was deleted is not kept by who had begun to make it.
  const gone = new LRUCache<string, true>({ max: 1000 });
  const app = new Hono();

  app.get('/:variant/uploads/:name', async (c) => {
    const { variant, name } = c.req.param();
    const wanted = parseVariant(variant, name);
    if (!wanted) return c.notFound();
    if (deleted.has(name)) return c.text('', 404, { 'Cache-Control': 'no-store' });
    try {
      const made = await madeOnce(variant, wanted, name, c.req.raw.signal);
      const { body, size } = await bodyOf(made);
      return new Response(body, {
        headers: {
          'Content-Type': wanted.type,
          'Content-Length': String(size),
          // What nobody has compressed, a server in front may.
          ...(wanted.extension === 'svg' && { Vary: 'Accept-Encoding' }),
          'Cache-Control': someDays,
          'Content-Security-Policy': policyOf(wanted.extension),
        },
      });
    } catch (error) {
      if (error instanceof RoomFull || error instanceof Abandoned) {
        return c.text('', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
      }
      const status = error instanceof MediaRefused ? error.status : 502;
      onFailure({ path: `/uploads/${name}`, reason: reasonOf(error) });
      return c.text('', status, { 'Cache-Control': 'no-store' });
    }
  });

  async function madeOnce(
    variant: string,
    wanted: Variant,
    name: string,
    visitor?: AbortSignal,
  ): Promise<Made> {
    const file = await files.find(name, variant, wanted.extension);
    if (file !== undefined) return file;
    const key = `${variant}/${name}`;
    const running = underway.get(key);
    if (running) {
      running.visitors.push(visitor);
      return running.made;
    }
    const visitors = [visitor];
    const isWanted = () => visitors.some((one) => one?.aborted !== true);
    const made = room
      .enter(() => make(variant, wanted, name), isWanted)
      .finally(() => underway.delete(key));
    underway.set(key, { made, visitors });
    return made;
  }

  /** Its place in the queue comes first: an original of 20 MB is held by none but the one at work. */
  async function make(variant: string, wanted: Variant, name: string): Promise<Made> {
    gone.delete(name);
    const original = await download(name);
    const { resize, extension } = wanted;
    const bytes = resize ? await resized(original, resize) : original;
    if (gone.has(name)) throw new MediaRefused(404, 'deleted');
    try {
      return await files.keep(name, variant, extension, bytes);
    } catch (error) {
      // A full disk: the picture is at hand all the same, and is made again at the next visit.
      onFailure({ path: `/uploads/${name}`, reason: `not kept: ${reasonOf(error)}` });
      return bytes;
    }
  }

  async function download(name: string): Promise<Buffer> {
    const response = await request(`${mediaUrl}/uploads/${encodeURIComponent(name)}`, {
      signal: AbortSignal.timeout(fetchTimeoutMs),
      // Another host must not slip in through a redirect.
      redirect: 'error',
    });
    if (response.status === 404) throw new MediaRefused(404, 'no such file');
    if (!response.ok || !response.body) throw new MediaRefused(502, `status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > maxOriginalBytes) throw new MediaRefused(502, 'file too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  return {
    app,
    isBusy: room.isBusy,
    /** Makes a picture that somebody will ask for at this address. */
    async prepare(address: string): Promise<void> {
      const [, , variant = '', , name = ''] = address.split('/');
      const wanted = parseVariant(variant, name);
      if (wanted) await madeOnce(variant, wanted, name);
    },
    /** The picture was deleted, or is another one now. */
    async forget(name: string, isDeleted: boolean): Promise<void> {
      gone.set(name, true);
      if (isDeleted) deleted.set(name, true);
      else deleted.delete(name);
      await files.forget(name);
    },
  };
}

interface Making {
  readonly made: Promise<Made>;
  /** Who waits for it; nobody in particular when it is made before it is asked for. */
  readonly visitors: (AbortSignal | undefined)[];
}

/** A file, or a picture that could not be kept in one. */
type Made = string | Buffer;

async function bodyOf(made: Made): Promise<{ body: BodyInit; size: number }> {
  if (typeof made !== 'string') return { body: new Uint8Array(made), size: made.length };
  const { size } = await stat(made);
  return { body: ReadableStream.from(bytesOf(made)) as BodyInit, size };
}

/** Opens the file at the first read, so that a body nobody reads (HEAD) holds none open. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

interface Variant {
  readonly type: string;
  readonly extension: string;
  readonly resize: { readonly width: number; readonly format: Format } | undefined;
}

function parseVariant(variant: string, name: string): Variant | undefined {
  // No file system has longer names: nobody is asked for them, and nothing is logged.
  if (name.length > longestName || !/^[\w.-]+$/.test(name) || name.startsWith('.'))
    return undefined;
  if (variant === '_') {
    const extension = name.split('.').at(-1) ?? '';
    const type = documents.get(extension);
    return type ? { type, extension, resize: undefined } : undefined;
  }
  const [, width, format] = /^w_(\d+),f_(avif|webp|jpg)$/.exec(variant) ?? [];
  if (!width || !format || !allWidths.includes(Number(width))) return undefined;
  const known = format as Format;
  return {
    type: formats[known].type,
    extension: known,
    resize: { width: Number(width), format: known },
  };
}

async function resized(original: Buffer, { width, format }: { width: number; format: Format }) {
  const image = sharp(original, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return formats[format].encode(image).toBuffer();
}
