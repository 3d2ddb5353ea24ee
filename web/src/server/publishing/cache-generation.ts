import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Hono } from 'hono';
import { writeWhole } from '../../content/whole-file.ts';

/** Long enough that a server in front asks once for many visitors, too short to be noticed. */
const aMoment = 'public, max-age=0, s-maxage=1';

/**
 * A word under which servers in front keep what they may send while the site is away. When something
 * is withdrawn it becomes another, so that nothing kept before is sent again: no such server can be
 * told what to forget, and each page and picture lies there in several encodings. It outlives a
 * restart, or every start would empty them.
 */
export function createCacheGeneration(file: string) {
  let reading: Promise<string> | undefined;
  let writing = Promise.resolve();

  function current(): Promise<string> {
    reading ??= readFile(file, 'utf8').catch(begun);
    return reading;
  }

  function begun(): string {
    writing = writing.then(save);
    return randomUUID();
  }

  async function save(): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, await current());
    } catch {
      // The disk is full: the next start begins a generation of its own.
    }
  }

  const app = new Hono();
  app.get('/cache-generation', async (c) =>
    c.body(null, 204, { 'Cache-Control': aMoment, 'Cache-Generation': await current() }),
  );

  return {
    app,
    /** Something that visitors could see is gone. */
    end(): void {
      reading = Promise.resolve(begun());
    },
    settled: () => writing,
  };
}
