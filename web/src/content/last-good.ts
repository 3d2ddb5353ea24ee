import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createBoundedFiles } from './bounded-files.ts';

/** An answer of the content service, as it came. */
export interface KeptAnswer {
  readonly text: string;
  /** It says that there is nothing. */
  readonly isEmpty: boolean;
}

/** The last good answer of each call, in memory and on disk, so that it outlives a restart. */
export interface LastGood {
  read(key: string): Promise<string | undefined>;
  write(key: string, answer: KeptAnswer): Promise<void>;
}

export interface LastGoodLimits {
  readonly answers: number;
  /** Answers that hold nothing. */
  readonly empty: number;
}

const memoryLimit = 8 * 1024 * 1024;
/** Several times what a large site's pages ask. */
const usualLimits: LastGoodLimits = { answers: 5000, empty: 1000 };

export function createLastGood(folder: string, limits = usualLimits): LastGood {
  const memory = new LRUCache<string, string>({
    maxSize: memoryLimit,
    sizeCalculation: (text) => text.length + 1,
  });
  const answers = createBoundedFiles(folder, limits.answers);
  // Anyone can ask for entries that do not exist, without end. Kept apart, what was answered to
  // them can never push out an answer that holds something.
  const empty = createBoundedFiles(join(folder, 'empty'), limits.empty);

  async function read(key: string): Promise<string | undefined> {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      const text = await answers.read(key).catch(() => empty.read(key));
      memory.set(key, text);
      return text;
    } catch {
      // Never stored.
      return undefined;
    }
  }

  async function write(key: string, { text, isEmpty }: KeptAnswer): Promise<void> {
    const [right, other] = isEmpty ? [empty, answers] : [answers, empty];
    if (memory.get(key) === text && (await right.has(key))) return;
    memory.set(key, text);
    try {
      await right.write(key, text);
      await other.remove(key);
    } catch {
      // The disk is full: the answer is good all the same, and is saved at the next occasion.
    }
  }

  return { read, write };
}
