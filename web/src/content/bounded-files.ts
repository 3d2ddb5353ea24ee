import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeWhole } from './whole-file.ts';

/** Texts in files of one folder, never more than so many: the one not used for longest goes first. */
export interface BoundedFiles {
  read(key: string): Promise<string>;
  has(key: string): Promise<boolean>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every text, one after the other. */
  all(): AsyncIterable<string>;
}

const ending = '.json';

export function createBoundedFiles(folder: string, max: number): BoundedFiles {
  const nameOf = (key: string) =>
    `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${ending}`;
  const discard = (name: string) => rm(join(folder, name), { force: true });
  const pushedOut: string[] = [];
  let listing: Promise<LRUCache<string, true>> | undefined;

  /** Files of earlier runs count too, in the order in which they were written. */
  function listed(): Promise<LRUCache<string, true>> {
    listing ??= (async () => {
      const names = new LRUCache<string, true>({
        max,
        dispose: (_, name, reason) => {
          if (reason === 'evict') pushedOut.push(name);
        },
      });
      const found = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));
      const timed = await Promise.all(
        found.map(async (name) => ({
          name,
          time: await stat(join(folder, name)).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        })),
      );
      for (const { name } of timed.sort((a, b) => a.time - b.time)) names.set(name, true);
      return names;
    })();
    return listing;
  }

  return {
    async read(key) {
      (await listed()).get(nameOf(key));
      return readFile(join(folder, nameOf(key)), 'utf8');
    },
    async has(key) {
      return (await listed()).get(nameOf(key)) === true;
    },
    async write(key, text) {
      const names = await listed();
      const name = nameOf(key);
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, name), text);
      names.set(name, true);
      await Promise.all(pushedOut.splice(0).map(discard));
    },
    async remove(key) {
      if ((await listed()).delete(nameOf(key))) await discard(nameOf(key));
    },
    async *all() {
      for (const name of [...(await listed()).keys()]) {
        const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
        if (text !== undefined) yield text;
      }
    },
  };
}
