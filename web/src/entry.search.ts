import { parentPort, workerData } from 'node:worker_threads';
import { createSearchStore, type SearchStore } from './search/search-store.ts';
import type { Answered, Asked } from './server/search/search-thread.ts';

/** A thread that searches, and keeps what is searched. */
const { file } = workerData as { file: string };
const store = createSearchStore({
  file,
  // Whoever asks next begins another thread, which reads everything anew.
  onDamaged: () => process.exit(),
});

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
