import { parentPort, workerData } from 'node:worker_threads';
import { createBoundedFiles } from './content/bounded-files.ts';
import { createKeptDocuments } from './search/kept-documents.ts';
import { createSearchStore, type SearchStore } from './search/search-store.ts';
import { keptSearchPages } from './server/search/kept-search-pages.ts';
import type { Answered, Asked } from './server/search/search-thread.ts';

/** A thread that searches, and keeps what is searched. */
const { folder } = workerData as { folder: string };
const store = createSearchStore(createKeptDocuments(createBoundedFiles(folder, keptSearchPages)));

parentPort?.on('message', (asked: Asked) => {
  answer(asked).then(
    (value) => tell({ id: asked.id, value }),
    (error: unknown) =>
      tell({
        id: asked.id,
        error: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
      }),
  );
});

const tell = (answered: Answered) => parentPort?.postMessage(answered);

function answer({ method, args }: Asked): Promise<unknown> {
  // Each method comes with its own arguments.
  const ask = store[method] as (...given: typeof args) => ReturnType<SearchStore[typeof method]>;
  return ask(...args);
}
