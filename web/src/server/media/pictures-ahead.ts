import { setTimeout as rest } from 'node:timers/promises';

export interface PicturesAheadOptions {
  /** Makes one, unless it lies there already. */
  readonly make: (address: string) => Promise<void>;
  /** Whether visitors or pages wait for something: they come first. */
  readonly isBusy: () => boolean;
}

/** More than any site of this kind has; beyond it pictures are made at their first visit. */
const mostWaiting = 50_000;
const yieldMs = 200;

/** Every picture that a drawn page asks for, in all its sizes and formats. */
export const picturesIn = (html: string): Set<string> =>
  new Set(html.match(/\/media\/(?:_|w_\d+,f_[a-z]+)\/uploads\/[\w.-]+/g));

/** A part of a text keeps all of it in memory: each waiting address would keep its page. */
const copied = (part: string) => Buffer.from(part).toString();

/**
 * Makes pictures before anybody asks for them. One at a time, only while nobody waits, and with
 * pauses as long as the work: at most half of one processor.
 */
export function createPicturesAhead({ make, isBusy }: PicturesAheadOptions) {
  const waiting = new Set<string>();
  let working: Promise<void> | undefined;
  let isStopped = false;

  async function work(): Promise<void> {
    for (const address of waiting) {
      while (isBusy() && !isStopped) await rest(yieldMs, undefined, { ref: false });
      if (isStopped) return;
      const begun = performance.now();
      // What cannot be made now is made, or refused, when somebody asks for it.
      await make(address).catch(() => undefined);
      waiting.delete(address);
      await rest(performance.now() - begun, undefined, { ref: false });
    }
  }

  return {
    add(html: string): void {
      for (const address of picturesIn(html)) {
        if (waiting.size < mostWaiting) waiting.add(copied(address));
      }
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    waiting: () => waiting.size,
    async stop(): Promise<void> {
      isStopped = true;
      await working;
    },
  };
}
