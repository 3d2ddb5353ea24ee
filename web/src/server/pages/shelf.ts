import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Shown } from '../../content/shown.ts';
import { writeWhole } from '../../content/whole-file.ts';
import { readShelfFile, type ShelvedPage, writeShelfFile } from './shelf-file.ts';
import type { StoredPage } from './stored-page.ts';

/**
 * How a page may be sent.
 * `current`: as it is. `beside`: as it is, and drawn anew when it is next visited: only something
 * beside its main content has changed. `old`: as it is, while a new one is drawn. `unconfirmed`:
 * nobody knows whether it is still true, so visitors wait for a new one, but not long. `outdated`: a
 * publish has made it untrue; it stands in only when no other can be drawn.
 */
export type Trust = 'current' | 'beside' | 'old' | 'unconfirmed' | 'outdated';

/** What is known of a page without reading it. */
export interface About {
  readonly shown: Shown;
  readonly updated: string | undefined;
  readonly freshUntil: number;
  trust: Trust;
}

export interface ShelfOptions {
  readonly folder: string;
  /** Pages of another build ask for files that are no longer there. */
  readonly build: string;
  readonly maxPages: number;
  readonly maxBytes: number;
  /** Called when a page cannot be written: the disk is full. */
  readonly onError: (error: unknown) => void;
}

/** What is thought of a page that an earlier run left; undefined when it must not be sent. */
export type Judge = (shelved: ShelvedPage) => About | undefined;

const ending = '.page';

/** Drawn pages on disk, so that a restarted site is ready, with or without its content service. */
export function createShelf({ folder, build, maxPages, maxBytes, onError }: ShelfOptions) {
  const nameOf = (key: string) =>
    `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${ending}`;
  const fileOf = (key: string) => join(folder, nameOf(key));
  const discard = (file: string) => rm(file, { force: true }).catch(onError);
  /** What happens to one file happens one after the other. */
  const underway = new Map<string, Promise<void>>();
  const index = new LRUCache<string, About>({
    max: maxPages,
    maxSize: maxBytes,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void inTurn(key, () => discard(fileOf(key)));
    },
  });

  function inTurn(key: string, task: () => Promise<void>): Promise<void> {
    const turn = (underway.get(key) ?? Promise.resolve()).then(task).finally(() => {
      if (underway.get(key) === turn) underway.delete(key);
    });
    underway.set(key, turn);
    return turn;
  }

  async function readWhole(file: string): Promise<(ShelvedPage & { size: number }) | undefined> {
    try {
      const bytes = await readFile(file);
      const shelved = await readShelfFile(bytes, build);
      return shelved && { ...shelved, size: bytes.length };
    } catch {
      // Not there, or damaged beyond reading.
      return undefined;
    }
  }

  /** While a run's first look at the folder lasts: what to think of a page that an earlier one left. */
  let judge: Judge | undefined;

  /** False for a file that is of no use. */
  async function takeUp(name: string): Promise<boolean> {
    const shelved = await readWhole(join(folder, name));
    if (!shelved || nameOf(shelved.key) !== name) return false;
    // Drawn anew in the meantime.
    if (index.peek(shelved.key)) return true;
    const about = judge?.(shelved);
    if (about) index.set(shelved.key, about, { size: shelved.size });
    return about !== undefined;
  }

  return {
    about: (key: string): About | undefined => index.peek(key),
    entries: () => index.entries(),

    /** Takes up what an earlier run has left. */
    async load(judging: Judge): Promise<void> {
      judge = judging;
      const names = await readdir(folder).catch((): string[] => []);
      for (const name of names.filter((one) => one.endsWith(ending))) {
        if (!(await takeUp(name))) await discard(join(folder, name));
        await breathe();
      }
      judge = undefined;
    },

    async read(key: string): Promise<{ page: StoredPage; about: About } | undefined> {
      if (judge && !index.has(key)) await takeUp(nameOf(key));
      const about = index.get(key);
      if (!about) return undefined;
      await underway.get(key);
      const shelved = await readWhole(fileOf(key));
      // Drawn anew, or withdrawn, in the meantime.
      if (index.peek(key) !== about) return undefined;
      if (shelved) return { page: shelved.page, about };
      index.delete(key);
      return undefined;
    },

    keep(key: string, page: StoredPage, about: About): Promise<void> {
      const file = writeShelfFile({ key, page, updated: about.updated }, build);
      index.set(key, about, { size: file.length });
      return inTurn(key, async () => {
        if (index.peek(key) !== about) return;
        try {
          await mkdir(folder, { recursive: true });
          await writeWhole(fileOf(key), file, { isSafe: true });
        } catch (error) {
          if (index.peek(key) === about) index.delete(key);
          onError(error);
        }
      });
    },

    /** When all that was begun, for one page or for any, is on the disk. */
    async settled(key?: string): Promise<void> {
      await (key === undefined ? Promise.all(underway.values()) : underway.get(key));
    },

    async drop(key: string): Promise<void> {
      if (index.delete(key)) await inTurn(key, () => discard(fileOf(key)));
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;
