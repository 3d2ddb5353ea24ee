import { hash } from 'node:crypto';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { SearchDocument } from '../../search/search-document.ts';
import type { Compose, ComposedPage, PageOrder } from './compose-page.tsx';

interface PageToRead {
  readonly path: string;
  readonly html: string;
}

/** What a worker is asked for: a page, or what can be found on one. */
export type Task = { readonly draw: PageOrder } | { readonly read: PageToRead };

/** What it answers. */
export type Done =
  | { readonly page: ComposedPage }
  | { readonly documents: readonly SearchDocument[] }
  | { readonly isTooLarge: true }
  | { readonly error: string };

/** More than any reader scrolls through: only an entry that is made for it comes so far. */
export const longestPage = 2_000_000;

export interface DrawingRoomOptions {
  /** The worker's program, and what it needs to know once. */
  readonly file: URL;
  readonly data: unknown;
  readonly workers: number;
  /** A text that takes longer is not drawn. */
  readonly timeMs: number;
  readonly limits: ResourceLimits;
  /** Called when a worker had to be given up. */
  readonly onLost: (reason: string, path: string) => void;
}

/** A page that cost a worker its life, or that nobody should be sent. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

const failure = (reason: string) => new DrawingFailed(`The page could not be drawn: ${reason}.`);

export interface DrawingRoom {
  readonly compose: Compose;
  /** What can be found on a page. */
  read(path: string, html: string): Promise<readonly SearchDocument[]>;
  /** How many pages wait for a worker. */
  waiting(): number;
  stop(): Promise<void>;
}

interface Job {
  readonly task: Task;
  readonly done: (answer: Done) => void;
  readonly failed: (error: Error) => void;
}

/** Time enough to see to it that a text is not tried again at every visit, and not for ever. */
const lostForMs = 60_000;

/** The same content meets the same fate, at whatever address and for whomever it is drawn. */
function contentOf(task: Task): string {
  if ('read' in task) return hash('sha1', task.read.html);
  const { folder, data, locale } = task.draw;
  return hash('sha1', JSON.stringify([folder, data, locale]));
}

const pathOf = (task: Task) =>
  'read' in task ? task.read.path : new URL(task.draw.address).pathname;

/**
 * Pages are drawn in threads of their own, with limits of time and memory: the thread that answers
 * only answers. A text that is too much for a worker costs that worker, and its own page; until it
 * is mended it is not tried again for a while.
 */
export function createDrawingRoom(options: DrawingRoomOptions): DrawingRoom {
  const { file, data, workers, timeMs, limits, onLost } = options;
  const jobs: Job[] = [];
  const idle: Worker[] = [];
  const lost = new LRUCache<string, string>({ max: 100, ttl: lostForMs });
  let started = 0;
  let isStopped = false;

  function start(): Worker {
    started += 1;
    const worker = new Worker(file, { workerData: data, resourceLimits: limits });
    // While nothing is drawn, a program that wants to end may.
    worker.unref();
    worker.on('error', () => undefined);
    return worker;
  }

  function next(): void {
    const job = jobs.shift();
    if (!job) return;
    const worker = idle.pop() ?? (started < workers ? start() : undefined);
    if (!worker) return void jobs.unshift(job);
    work(worker, job);
  }

  function work(worker: Worker, { task, done, failed }: Job): void {
    const timer = setTimeout(() => lose('it took too long'), timeMs);
    const died = (error: unknown) =>
      lose(error instanceof Error ? error.message : 'the worker ended');
    function settle() {
      clearTimeout(timer);
      worker.off('message', answered);
      worker.off('error', died);
      worker.off('exit', died);
    }
    function answered(answer: Done) {
      settle();
      if ('error' in answer) failed(new Error(answer.error));
      else if ('isTooLarge' in answer) giveUp('it is too large');
      else done(answer);
      idle.push(worker);
      next();
    }
    function lose(reason: string) {
      settle();
      started -= 1;
      void worker.terminate();
      giveUp(reason);
      if (!isStopped) onLost(reason, pathOf(task));
      next();
    }
    function giveUp(reason: string) {
      lost.set(contentOf(task), reason);
      failed(failure(reason));
    }
    worker.on('message', answered);
    worker.on('error', died);
    worker.on('exit', died);
    try {
      worker.postMessage(task);
    } catch (error) {
      // Something in it is not plain data: a bug of that page, not of the worker.
      answered({ error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  const have = (task: Task) =>
    new Promise<Done>((done, failed) => {
      const reason = lost.size > 0 ? lost.get(contentOf(task)) : undefined;
      if (reason !== undefined) return failed(failure(reason));
      jobs.push({ task, done, failed });
      next();
    });

  return {
    async compose(order) {
      const done = await have({ draw: order });
      if ('page' in done) return done.page;
      throw new Error('A worker was asked for a page and gave something else.');
    },
    async read(path, html) {
      const done = await have({ read: { path, html } });
      if ('documents' in done) return done.documents;
      throw new Error('A worker was asked to read a page and gave something else.');
    },
    waiting: () => jobs.length,
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(idle.map((worker) => worker.terminate()));
    },
  };
}
