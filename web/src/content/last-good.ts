import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createBoundedFiles } from './bounded-files.ts';
import type { Change } from './change.ts';
import { createWithdrawals } from './withdrawals.ts';

/** An answer of the content service, as it came. */
export interface KeptAnswer {
  readonly text: string;
  readonly askedAt: number;
}

export interface NewAnswer extends KeptAnswer {
  /** It says that there is nothing. */
  readonly isEmpty: boolean;
}

/**
 * The last good answer of each call, in memory and on disk, so that it outlives a restart. It stands
 * in for a service that cannot be reached, and never brings back what has been withdrawn.
 */
export interface LastGood {
  read(key: string): Promise<KeptAnswer | undefined>;
  write(key: string, answer: NewAnswer): Promise<void>;
  withdraw(change: Change, at: number): Promise<void>;
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
  const memory = new LRUCache<string, KeptAnswer>({
    maxSize: memoryLimit,
    // A letter beyond Latin-1, such as the French apostrophe, makes it two bytes for each.
    sizeCalculation: ({ text }) => 2 * text.length + 1,
  });
  const answers = createBoundedFiles(folder, limits.answers);
  // Anyone can ask for entries that do not exist, without end. Kept apart, what was answered to
  // them can never push out an answer that holds something.
  const empty = createBoundedFiles(join(folder, 'empty'), limits.empty);
  const withdrawals = createWithdrawals(join(folder, 'withdrawn'));
  // Two questions may be answered in the other order: the later one knows better.
  const isLate = (key: string, askedAt: number) => askedAt < (memory.peek(key)?.askedAt ?? 0);

  async function readKept(key: string): Promise<KeptAnswer | undefined> {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      const answer = readFile(await answers.read(key).catch(() => empty.read(key)));
      memory.set(key, answer);
      return answer;
    } catch {
      // Never stored.
      return undefined;
    }
  }

  return {
    async read(key) {
      const kept = await readKept(key);
      if (!kept) return undefined;
      try {
        const text = await withdrawals.taken(kept.text, kept.askedAt);
        return text === undefined ? undefined : { ...kept, text };
      } catch {
        // Damaged on disk.
        return undefined;
      }
    },

    async write(key, { text, askedAt, isEmpty }) {
      if (isLate(key, askedAt)) return;
      const [right, other] = isEmpty ? [empty, answers] : [answers, empty];
      const isSame = memory.get(key)?.text === text;
      memory.set(key, { text, askedAt });
      if (isSame && (await right.has(key))) return;
      try {
        await right.write(key, fileOf({ text, askedAt }));
        await other.remove(key);
      } catch {
        // The disk is full: the answer is good all the same, and is saved at the next occasion.
      }
    },

    withdraw: (change, at) => withdrawals.note(change, at),
  };
}

/** For content that must not be kept anywhere. */
export const nothingKept: LastGood = {
  read: async () => undefined,
  write: async () => undefined,
  withdraw: async () => undefined,
};

/** When it was asked stands in the first line, the answer below it. */
const fileOf = ({ text, askedAt }: KeptAnswer) => `${askedAt}\n${text}`;

function readFile(content: string): KeptAnswer {
  const end = content.indexOf('\n');
  const askedAt = Number(content.slice(0, end));
  // Of a time when answers were kept without it.
  if (end < 0 || Number.isNaN(askedAt)) return { text: content, askedAt: 0 };
  return { text: content.slice(end + 1), askedAt };
}
