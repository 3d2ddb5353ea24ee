import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { EnvironmentError, readEnvironment } from './server/environment.ts';
import { createStaticFiles } from './server/http/static-files.ts';
import { stopGracefully } from './server/http/stop-gracefully.ts';
import { readAssets } from './server/pages/assets.ts';
import { buildIdOf } from './server/pages/build-id.ts';
import { createDrawingRoom } from './server/pages/drawing-room.ts';
import { closeToOthers } from './server/private-files.ts';
import { createSearchThread } from './server/search/search-thread.ts';
import { createSite } from './server/site.ts';

const serverFolder = dirname(fileURLToPath(import.meta.url));
const browserFolder = join(serverFolder, '../browser');

try {
  const env = readEnvironment(process.env);
  closeToOthers(env.dataFolder);
  const drawnWith = { siteUrl: env.siteUrl, blogUrl: env.blogUrl, analytics: env.analytics };
  const site = createSite({
    env,
    build: await buildIdOf(serverFolder, browserFolder, drawnWith),
    assetsFor: await readAssets(browserFolder),
    staticFiles: createStaticFiles(browserFolder),
    room: (onLost) =>
      createDrawingRoom({
        file: new URL('entry.draw.js', import.meta.url),
        data: { ...drawnWith, browserFolder },
        workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
        timeMs: 5000,
        limits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 },
        onLost,
      }),
    searchThread: (options) =>
      createSearchThread({
        ...options,
        program: new URL('entry.search.js', import.meta.url),
        limits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
      }),
  });
  const { expressLane, refusals } = site;
  const listener = getRequestListener(site.app.fetch, {
    hostname: env.host,
    errorHandler: refusals.answerTo,
  });
  const server = createServer(
    refusals.guard(
      (incoming, outgoing) =>
        expressLane(incoming, outgoing) ||
        refusals.refusesHost(incoming, outgoing) ||
        listener(incoming, outgoing),
    ),
  );
  refusals.listenTo(server);
  server.listen(env.port, env.host, () =>
    site.log.info({ address: server.address(), siteUrl: env.siteUrl }, 'The site answers.'),
  );
  site.start();
  stopGracefully(server, site);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
