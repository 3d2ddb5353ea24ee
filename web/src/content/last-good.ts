import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** The last good answer of each call, in memory and on disk, so that it outlives a restart. */
export interface LastGood {
  read(key: string): Promise<unknown | undefined>;
  write(key: string, answer: unknown): Promise<void>;
}

const memoryLimit = 64 * 1024 * 1024;

export function createLastGood(folder: string): LastGood {
  const memory = new LRUCache<string, { text: string }>({
    maxSize: memoryLimit,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  const unsaved = new Set<string>();
  const fileOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

  async function read(key: string): Promise<unknown | undefined> {
    const kept = memory.get(key);
    if (kept) return JSON.parse(kept.text);
    try {
      const text = await readFile(fileOf(key), 'utf8');
      const answer: unknown = JSON.parse(text);
      memory.set(key, { text });
      return answer;
    } catch {
      // Never stored, or a file that a crash or an operator damaged: as good as none.
      return undefined;
    }
  }

  async function write(key: string, answer: unknown): Promise<void> {
    const text = JSON.stringify(answer);
    if (memory.get(key)?.text === text && !unsaved.has(key)) return;
    memory.set(key, { text });
    try {
      await save(fileOf(key), text);
      unsaved.delete(key);
    } catch {
      // The disk is full: the answer is good all the same, and is saved at the next occasion.
      unsaved.add(key);
    }
  }

  async function save(file: string, text: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Written aside and renamed, so that a crash never leaves half an answer.
    const aside = `${file}.${process.pid}.tmp`;
    await writeFile(aside, text);
    await rename(aside, file);
  }

  return { read, write };
}
