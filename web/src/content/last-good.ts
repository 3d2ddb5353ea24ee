import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createBoundedFiles } from './bounded-files.ts';

/** The last good answer of each call, in memory and on disk, so that it outlives a restart. */
export interface LastGood {
  read(key: string): Promise<unknown | undefined>;
  write(key: string, answer: unknown): Promise<void>;
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
  const memory = new LRUCache<string, { text: string }>({
    maxSize: memoryLimit,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  const answers = createBoundedFiles(folder, limits.answers);
  // Anyone can ask for entries that do not exist, without end. Kept apart, what was answered to
  // them can never push out an answer that holds something.
  const empty = createBoundedFiles(join(folder, 'empty'), limits.empty);

  async function read(key: string): Promise<unknown | undefined> {
    const kept = memory.get(key);
    if (kept) return JSON.parse(kept.text);
    try {
      const text = await answers.read(key).catch(() => empty.read(key));
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
    const [right, other] = isEmpty(answer) ? [empty, answers] : [answers, empty];
    if (memory.get(key)?.text === text && (await right.has(key))) return;
    memory.set(key, { text });
    try {
      await right.write(key, text);
      await other.remove(key);
    } catch {
      // The disk is full: the answer is good all the same, and is saved at the next occasion.
    }
  }

  return { read, write };
}

const isEmpty = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  Array.isArray(answer.data) &&
  answer.data.length === 0;
