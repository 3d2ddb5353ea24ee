import { parentPort, workerData } from 'node:worker_threads';
import { documentsOf } from './search/page-documents.ts';
import { readAssets } from './server/pages/assets.ts';
import { composePage } from './server/pages/compose-page.tsx';
import { type Done, longestPage, type Task } from './server/pages/drawing-room.ts';
import { pageIn } from './server/pages/page-registry.ts';

/** A thread that draws and reads pages, one after the other. */
const { browserFolder, ...drawing } = workerData;
const options = { ...drawing, assetsFor: await readAssets(browserFolder) };

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(work(task));
});

function work(task: Task): Done {
  try {
    if ('read' in task) return { documents: documentsOf(task.read.path, task.read.html) };
    const page = composePage(options, pageIn(task.draw.folder), task.draw);
    return page.html.length > longestPage ? { isTooLarge: true } : { page };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}
