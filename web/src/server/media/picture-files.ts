import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeWhole } from '../../content/whole-file.ts';

/** Made pictures in one folder of bounded size: the one not asked for for longest goes first. */
export function createPictureFiles(folder: string, maxBytes: number) {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  /** All that was made of one original begins alike, so that it can be found again. */
  const originalOf = (name: string) => hash(name).slice(0, 24);
  const fileOf = (name: string, variant: string, extension: string) =>
    `${originalOf(name)}-${hash(variant).slice(0, 16)}.${extension}`;
  const discard = (file: string) => rm(join(folder, file), { force: true });
  const pushedOut: string[] = [];
  let listing: Promise<LRUCache<string, true>> | undefined;

  /** Pictures of earlier runs count too. An empty one, of a disk that was full or cut off, is none. */
  function listed(): Promise<LRUCache<string, true>> {
    listing ??= (async () => {
      const files = new LRUCache<string, true>({
        maxSize: maxBytes,
        dispose: (_, file, reason) => {
          if (reason === 'evict') pushedOut.push(file);
        },
      });
      const names = await readdir(folder).catch((): string[] => []);
      // Of a time when files did not tell what they were made of.
      await Promise.all(names.filter((file) => /^[0-9a-f]{40}\./.test(file)).map(discard));
      const found = await Promise.all(
        names.map(async (file) => ({
          file,
          state: await stat(join(folder, file)).catch(() => undefined),
        })),
      );
      const whole = found.filter(({ state }) => state?.isFile() && state.size > 0);
      for (const { file, state } of whole.sort(
        (a, b) => (a.state?.mtimeMs ?? 0) - (b.state?.mtimeMs ?? 0),
      )) {
        files.set(file, true, { size: state?.size ?? 1 });
      }
      return files;
    })();
    return listing;
  }

  return {
    /** Where it lies, if it has been made and is whole. */
    async find(name: string, variant: string, extension: string): Promise<string | undefined> {
      const file = fileOf(name, variant, extension);
      if (!(await listed()).get(file)) return undefined;
      const size = await stat(join(folder, file)).then(
        (state) => state.size,
        () => 0,
      );
      return size > 0 ? join(folder, file) : undefined;
    },

    async keep(name: string, variant: string, extension: string, bytes: Buffer): Promise<string> {
      const file = fileOf(name, variant, extension);
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, file), bytes, { isSafe: true });
      (await listed()).set(file, true, { size: Math.max(1, bytes.length) });
      await Promise.all(pushedOut.splice(0).map(discard));
      return join(folder, file);
    },

    /** The original is gone: so is all that was made of it. */
    async forget(name: string): Promise<void> {
      const files = await listed();
      const made = [...files.keys()].filter((file) => file.startsWith(originalOf(name)));
      for (const file of made) files.delete(file);
      await Promise.all(made.map(discard));
    },
  };
}
