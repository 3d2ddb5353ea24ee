import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { readAssets } from './server/assets.ts';
import { EnvironmentError, readEnvironment } from './server/environment.ts';
import { createSite } from './server/site.ts';
import { createStaticFiles } from './server/static-files.ts';
import { stopGracefully } from './server/stop-gracefully.ts';

const browserFolder = join(dirname(fileURLToPath(import.meta.url)), '../browser');

try {
  const env = readEnvironment(process.env);
  const site = createSite({
    env,
    assetsFor: await readAssets(browserFolder),
    staticFiles: createStaticFiles(browserFolder),
  });
  const server = serve({ fetch: site.app.fetch, port: env.port, hostname: env.host }, ({ port }) =>
    site.log.info({ port, siteUrl: env.siteUrl }, 'The site answers.'),
  );
  site.outbox.start();
  stopGracefully(server, site);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
