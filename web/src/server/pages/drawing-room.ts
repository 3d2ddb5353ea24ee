import { hash } from 'node:crypto';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Compose, ComposedPage, PageOrder } from './compose-page.tsx';

/** What a worker answers to an order. */
export type Drawn = { readonly page: ComposedPage } | { readonly error: string };

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

/** A page that cost a worker its life. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

const failure = (reason: string) => new DrawingFailed(`The page could not be drawn: ${reason}.`);

export interface DrawingRoom {
  readonly compose: Compose;
  /** How many pages wait for a worker. */
  waiting(): number;
  stop(): Promise<void>;
}

interface Job {
  readonly order: PageOrder;
  readonly done: (page: ComposedPage) => void;
  readonly failed: (error: Error) => void;
}

/** Time enough to see to it that a text is not tried again at every visit, and not for ever. */
const lostForMs = 60_000;

/** The same content meets the same fate, at whatever address and for whomever it is drawn. */
const contentOf = ({ folder, data, locale }: PageOrder) =>
  hash('sha1', JSON.stringify([folder, data, locale]));

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

  function work(worker: Worker, { order, done, failed }: Job): void {
    const timer = setTimeout(() => lose('it took too long'), timeMs);
    const died = (error: unknown) =>
      lose(error instanceof Error ? error.message : 'the worker ended');
    function settle() {
      clearTimeout(timer);
      worker.off('message', answered);
      worker.off('error', died);
      worker.off('exit', died);
    }
    function answered(drawn: Drawn) {
      settle();
      if ('page' in drawn) done(drawn.page);
      else failed(new Error(drawn.error));
      idle.push(worker);
      next();
    }
    function lose(reason: string) {
      settle();
      started -= 1;
      void worker.terminate();
      failed(failure(reason));
      lost.set(contentOf(order), reason);
      if (!isStopped) onLost(reason, new URL(order.address).pathname);
      next();
    }
    worker.on('message', answered);
    worker.on('error', died);
    worker.on('exit', died);
    try {
      worker.postMessage(order);
    } catch (error) {
      // Something in it is not plain data: a bug of that page, not of the worker.
      answered({ error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  return {
    compose: (order: PageOrder) =>
      new Promise<ComposedPage>((done, failed) => {
        const reason = lost.size > 0 ? lost.get(contentOf(order)) : undefined;
        if (reason !== undefined) return failed(failure(reason));
        jobs.push({ order, done, failed });
        next();
      }),
    waiting: () => jobs.length,
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(idle.map((worker) => worker.terminate()));
    },
  };
}
