import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Change } from './change.ts';
import { writeWhole } from './whole-file.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const written = z.object({
  /** Of what was withdrawn before this, some is no longer known: earlier answers are not used. */
  knownSince: z.number(),
  withdrawals: z.array(
    z.object({ at: z.number(), documentId: z.string(), locale: z.string().optional() }),
  ),
});

const usualLimit = 1000;

/**
 * What has been withdrawn, and when, across restarts. Answers that were kept before are read
 * through it, so that nothing comes back with them, however long the content service is away.
 */
export function createWithdrawals(file: string, limit = usualLimit) {
  let reading: Promise<z.output<typeof written>> | undefined;
  let writing = Promise.resolve();

  function known() {
    reading ??= readFile(file, 'utf8').then(
      (text) => written.parse(JSON.parse(text)),
      () => ({ knownSince: 0, withdrawals: [] }),
    );
    return reading;
  }

  async function save(): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, JSON.stringify(await known()));
    } catch {
      // The disk is full: known until the next restart, and saved with the next one.
    }
  }

  return {
    async note({ documentId, locale }: Change, at: number): Promise<void> {
      if (documentId === undefined) return;
      const all = await known();
      all.withdrawals.push({ at, documentId, ...(locale !== undefined && { locale }) });
      if (all.withdrawals.length > limit) {
        all.knownSince = all.withdrawals.shift()?.at ?? all.knownSince;
      }
      writing = writing.then(save);
      await writing;
    },

    /** The answer without what has been withdrawn since it was asked for. */
    async taken(text: string, askedAt: number): Promise<string | undefined> {
      const { knownSince, withdrawals } = await known();
      if (askedAt < knownSince) return undefined;
      const since = withdrawals.filter(
        ({ at, documentId }) => at >= askedAt && text.includes(documentId),
      );
      if (since.length === 0) return text;
      const answer: unknown = JSON.parse(text);
      return JSON.stringify(since.reduce<unknown>(withoutWithdrawn, answer));
    },
  };
}
