import { parentPort, workerData } from 'node:worker_threads';
import { readAssets } from './server/pages/assets.ts';
import { composePage, type PageOrder } from './server/pages/compose-page.tsx';
import type { Drawn } from './server/pages/drawing-room.ts';
import { pageIn } from './server/pages/page-registry.ts';

/** A thread that draws pages, one after the other. */
const { browserFolder, ...drawing } = workerData;
const options = { ...drawing, assetsFor: await readAssets(browserFolder) };

parentPort?.on('message', (order: PageOrder) => {
  parentPort?.postMessage(draw(order));
});

function draw(order: PageOrder): Drawn {
  try {
    return { page: composePage(options, pageIn(order.folder), order) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}
