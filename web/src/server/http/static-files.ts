import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type Encoding, holdsVersion, negotiateEncoding } from './negotiate.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=3600, stale-while-revalidate=86400';
/** A new version must not hide behind an old copy of the file that announces it. */
const cacheControlOf = (path: string) => {
  if (path.startsWith('/assets/')) return immutable;
  return path === '/service-worker.js' ? 'no-cache' : revalidated;
};

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: (
    encoding: Encoding,
  ) => Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding: Encoding }>;
}

/**
 * Files of the build, held in memory: they are few, and a page request must not touch the disk to
 * learn that it is not a file. Those under /assets carry a hash in their name and never change.
 */
export function createStaticFiles(browserFolder: string): Hono {
  const files = new Map(
    readdirSync(browserFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        `/${relative(browserFolder, file).split(sep).join('/')}`,
        readStaticFile(file),
      ]),
  );
  const app = new Hono();
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': cacheControlOf(c.req.path),
      Vary: 'Accept-Encoding',
      ETag: file.etag,
    };
    if (holdsVersion(c.req.header('If-None-Match'), file.etag)) return c.body(null, 304, headers);
    const { bytes, encoding } = await file.body(negotiateEncoding(c.req.header('Accept-Encoding')));
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(bytes.length);
    return new Response(bytes, { headers });
  });
  return app;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function readStaticFile(path: string): StaticFile {
  const identity = readFileSync(path);
  const made: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};
  const compressed = (encoding: 'br' | 'gzip') => {
    made[encoding] ??= encoding === 'br' ? compressBrotli(identity) : compressGzip(identity);
    return made[encoding];
  };
  return {
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: async (encoding) =>
      encoding === 'identity' || !compressible.test(path)
        ? { bytes: identity, encoding: 'identity' }
        : { bytes: await compressed(encoding), encoding },
  };
}
