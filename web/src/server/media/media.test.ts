import { readdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { useFolder } from '../../../../tests/support/use-folder.ts';
import { createMedia } from './media.ts';

let folder: string;
beforeEach(() => {
  folder = useFolder();
});

const picture = await sharp({
  create: { width: 1200, height: 600, channels: 3, background: '#1E4F73' },
})
  .png()
  .toBuffer();

function setUp(
  original: () => Promise<Response> = async () => new Response(new Uint8Array(picture)),
  into = folder,
) {
  const fetch = vi.fn((_url: string, _init?: RequestInit) => original());
  const onFailure = vi.fn();
  const { app, forget } = createMedia({
    mediaUrl: 'http://content.example',
    folder: into,
    onFailure,
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  /** Read to its end: nobody holds a file of the folder when that goes. */
  async function get(path: string, init?: RequestInit) {
    const response = await app.request(path, init);
    return new Response(await response.arrayBuffer(), response);
  }
  return { app, fetch, onFailure, forget, get };
}

/** What this process holds open, as the system sees it. */
async function openFilesIn(within: string): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    descriptors.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(within));
}

describe('pictures', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ])('are made as %s in the width asked for', async (format, made) => {
    const { get } = setUp();
    const response = await get(`/w_500,f_${format}/uploads/fleuve.png`);
    const { width, format: found } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, found]).toEqual([500, made]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800, s-maxage=2');
  });

  it.each(['constructor', 'toString', '__proto__', 'exe'])(
    'named x.%s are not even asked for',
    async (extension) => {
      const { get, fetch } = setUp();
      expect((await get(`/_/uploads/x.${extension}`)).status).toBe(404);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('are never enlarged', async () => {
    const { get } = setUp();
    const response = await get('/w_1600,f_webp/uploads/fleuve.png');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1200);
  });

  it('are fetched and made once, also for visitors at the same moment', async () => {
    const { get, fetch } = setUp();
    const visits = await Promise.all([1, 2, 3].map(() => get('/w_500,f_webp/uploads/fleuve.png')));
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
    await get('/w_500,f_webp/uploads/fleuve.png');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('hold no file open when nobody reads them to their end', async () => {
    const { app, get } = setUp();
    const path = '/w_500,f_webp/uploads/fleuve.png';
    await get(path);
    for (let time = 0; time < 5; time += 1) {
      await app.request(path, { method: 'HEAD' });
      const reader = (await app.request(path)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    await eventually(async () => expect(await openFilesIn(folder)).toEqual([]));
  });

  it.each([
    '/w_501,f_webp/uploads/a.png',
    '/w_500,f_gif/uploads/a.png',
    '/w_500/uploads/a.png',
    '/_/uploads/a.html',
    '/_/uploads/a.js',
    '/w_500,f_webp/uploads/..%2Fsecret.png',
    '/w_500,f_webp/uploads/%2e%2e',
    '/w_500,f_webp/uploads/http:%2F%2Fevil.example%2Fa.png',
    '/w_500,f_webp/api/nouvelles',
  ])('%s asks nothing of the content host', async (path) => {
    const { get, fetch } = setUp();
    expect((await get(path)).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('come from the content host only, not by way of a redirect', async () => {
    const { get, fetch } = setUp();
    await get('/w_500,f_webp/uploads/fleuve.png');
    expect(fetch).toHaveBeenCalledWith(
      'http://content.example/uploads/fleuve.png',
      expect.objectContaining({ redirect: 'error' }),
    );
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['are missing', async () => new Response('', { status: 404 }), 404],
    ['are no pictures', async () => new Response('text'), 502],
    ['cannot be fetched', async () => Promise.reject(new Error('down')), 502],
    ['are too large', async () => new Response(new Uint8Array(21 * 1024 * 1024)), 502],
  ])('that %s are said to be so, and leave nothing behind', async (_, original, status) => {
    const { get, onFailure } = setUp(original);
    const response = await get('/w_500,f_webp/uploads/fleuve.png');
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('whose name no file can have are refused before anything is asked or told', async () => {
    const { get, fetch, onFailure } = setUp();
    expect((await get(`/_/uploads/${'z'.repeat(300)}.svg`)).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('that cannot be kept are sent all the same', async () => {
    const full = join(folder, 'full');
    await writeFile(full, 'a file where a folder should be');
    const { get, onFailure } = setUp(undefined, join(full, 'media'));
    const response = await get('/w_500,f_webp/uploads/fleuve.png');
    expect(response.status).toBe(200);
    const bytes = await response.arrayBuffer();
    expect((await sharp(bytes).metadata()).width).toBe(500);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    expect(onFailure).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringMatching(/^not kept: /) }),
    );
  });

  it('drawn as SVG pass unchanged and can run no script', async () => {
    const { get } = setUp(async () => new Response('<svg/>'));
    const response = await get('/_/uploads/logo.svg');
    expect(await response.text()).toBe('<svg/>');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});

describe('a document', () => {
  it('is in no sandbox, in which Safari would show none of it', async () => {
    const { get } = setUp(async () => new Response('%PDF-1.4'));
    const { headers } = await get('/_/uploads/plan.pdf');
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
    );
  });
});

describe('a picture that was deleted', () => {
  const path = '/w_500,f_webp/uploads/portrait.png';

  it('is gone, with all that was made of it, and so it stays', async () => {
    let isThere = true;
    const { get, forget } = setUp(async () =>
      isThere ? new Response(new Uint8Array(picture)) : new Response('', { status: 404 }),
    );
    await get(path);
    await get('/w_1000,f_avif/uploads/portrait.png');
    await get('/w_500,f_webp/uploads/fleuve.png');
    isThere = false;
    await forget('portrait.png', true);
    expect((await get(path)).status).toBe(404);
    expect(await readdir(folder)).toHaveLength(1);
    expect((await get('/w_500,f_webp/uploads/fleuve.png')).status).toBe(200);
  });

  it('is gone while the content service is away too; one that was replaced is asked for', async () => {
    const { get, forget, fetch } = setUp(async () => Promise.reject(new Error('down')));
    await forget('portrait.png', true);
    expect((await get(path)).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
    await forget('portrait.png', false);
    expect((await get(path)).status).toBe(502);
  });

  it('is not kept by who had begun to make it', async () => {
    let answer = (_response: Response) => {};
    const { get, forget, fetch } = setUp(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const begun = get(path);
    await eventually(() => expect(fetch).toHaveBeenCalled());
    await forget('portrait.png', true);
    answer(new Response(new Uint8Array(picture)));
    expect((await begun).status).toBe(404);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});

it('an empty file, of a disk that was full or cut off, is made again', async () => {
  const path = '/w_500,f_webp/uploads/fleuve.png';
  await setUp().get(path);
  for (const file of await readdir(folder)) await writeFile(join(folder, file), '');
  for (const { get } of [setUp(), setUp()]) {
    const response = await get(path);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

it('originals are fetched when it is their turn, and never for who has left', async () => {
  const ends: (() => void)[] = [];
  const { get, fetch } = setUp(
    () => new Promise((resolve) => ends.push(() => resolve(new Response(new Uint8Array(picture))))),
  );
  const visits = [500, 750, 1000].map((width) => get(`/w_${width},f_webp/uploads/a.png`));
  const leaving = new AbortController();
  const left = get('/w_1600,f_webp/uploads/a.png', { signal: leaving.signal });
  await eventually(() => expect(fetch).toHaveBeenCalledTimes(1));
  leaving.abort();
  for (let done = 0; done < 3; done += 1) {
    await eventually(() => expect(ends.length).toBe(done + 1));
    ends[done]?.();
  }
  await Promise.all(visits);
  expect((await left).status).toBe(503);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('refuses at once when too many pictures wait', async () => {
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new Error('ended'));
  });
  const { get } = setUp(() => ended);
  const waiting = Array.from({ length: 201 }, (_, count) =>
    get(`/w_500,f_webp/uploads/${count}.png`),
  );
  await eventually(async () => {
    const response = await get('/w_500,f_webp/uploads/last.png');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  });
  end();
  await Promise.all(waiting);
});
