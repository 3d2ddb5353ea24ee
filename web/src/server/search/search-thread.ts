import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { SearchStore } from '../../search/search-store.ts';
import { SearchBusy } from '../../search/site-search.ts';

export interface SearchThreadOptions {
  /** The worker's program, and the database that it keeps. */
  readonly program: URL;
  readonly file: string;
  readonly limits: ResourceLimits;
  /** Called when the thread has ended. The next question begins another, which has yet to load. */
  readonly onLost: (error: unknown) => void;
}

/** What the thread is asked, and what it answers. */
export type Asked = {
  readonly [Method in keyof SearchStore]: {
    readonly id: number;
    readonly method: Method;
    readonly args: Parameters<SearchStore[Method]>;
  };
}[keyof SearchStore];
export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

type Answer<Method extends keyof SearchStore> = Promise<Awaited<ReturnType<SearchStore[Method]>>>;

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** More would wait longer than anybody does. */
const waitingBound = 50;

/** The search in a thread of its own: whoever waits for a page does not wait for a search. */
export function createSearchThread({ program, file, limits, onLost }: SearchThreadOptions) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let isStopped = false;

  function begin(): Worker {
    const begun = new Worker(program, { workerData: { file }, resourceLimits: limits });
    // A program that wants to end may, whatever is being searched for.
    begun.unref();
    begun.on('message', (answered: Answered) => {
      const asked = waiting.get(answered.id);
      waiting.delete(answered.id);
      if ('error' in answered) asked?.failed(new Error(answered.error));
      else asked?.done(answered.value);
    });
    begun.on('error', (error) => lose(begun, error));
    begun.on('exit', () => lose(begun, new Error('The thread of the search has ended.')));
    return begun;
  }

  function lose(lost: Worker, error: unknown): void {
    if (worker !== lost) return;
    worker = undefined;
    for (const { failed } of waiting.values()) failed(new SearchBusy('The search begins again.'));
    waiting.clear();
    if (isStopped) return;
    onLost(error);
  }

  function ask<Method extends keyof SearchStore>(
    method: Method,
    ...args: Parameters<SearchStore[Method]>
  ): Answer<Method> {
    worker ??= begin();
    const to = worker;
    lastId += 1;
    const id = lastId;
    const answer = new Promise((done, failed) => {
      waiting.set(id, { done, failed });
      to.postMessage({ id, method, args });
    });
    // The other side answers each method with what that gives.
    return answer as Answer<Method>;
  }

  /** For questions of visitors, who may come in any number. */
  const askIfFree = async <Method extends 'find' | 'suggest' | 'complete'>(
    method: Method,
    ...args: Parameters<SearchStore[Method]>
  ): Answer<Method> => {
    if (waiting.size >= waitingBound) throw new SearchBusy(`${waiting.size} wait already.`);
    return ask(method, ...args);
  };

  const store: SearchStore = {
    load: () => ask('load'),
    put: (page) => ask('put', page),
    remove: (path) => ask('remove', path),
    edit: (locale, editing) => ask('edit', locale, editing),
    find: (request) => askIfFree('find', request),
    suggest: (...question) => askIfFree('suggest', ...question),
    complete: (...question) => askIfFree('complete', ...question),
  };
  return {
    store,
    async stop(): Promise<void> {
      isStopped = true;
      await worker?.terminate();
    },
  };
}

export type SearchThread = ReturnType<typeof createSearchThread>;
