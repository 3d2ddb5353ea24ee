import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createContentClient } from '../content/client.ts';
import { createLastGood } from '../content/last-good.ts';
import { contentTimeoutMs } from '../site/limits.ts';
import { createApp } from './app.ts';
import type { AssetsFor } from './assets.ts';
import { createContentHook } from './content-hook.ts';
import type { Environment } from './environment.ts';
import { createMachineFiles } from './machine-files.ts';
import { createMedia } from './media.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { createRenderer } from './render-page.tsx';

export interface SiteParts {
  readonly env: Environment;
  readonly assetsFor: AssetsFor;
  readonly staticFiles?: Hono;
}

const pageFreshMs = 60_000;
const pageCacheBytes = 64 * 1024 * 1024;
const answerFreshMs = 10_000;
const patienceMs = 600;

/** Puts the whole site together from its environment. */
export function createSite({ env, assetsFor, staticFiles = new Hono() }: SiteParts) {
  const log = pino({ level: env.logLevel, base: { program: 'web' } });
  const metrics = createMetrics();
  const state = { ready: true };
  const onError = (error: unknown, url: URL) =>
    log.error({ err: error, path: url.pathname }, 'A page failed.');

  const content = createContentClient({
    baseUrl: env.contentUrl,
    token: env.contentToken,
    lastGood: createLastGood(join(env.dataFolder, 'last-good')),
    timeoutMs: contentTimeoutMs,
    patienceMs,
    freshMs: env.isDevelopment ? 0 : answerFreshMs,
    onFailure: ({ path, reason, servedLastGood }) => {
      metrics.contentFailures.inc({ shown: servedLastGood ? 'last-good' : 'nothing' });
      log.warn({ path: path.split('?')[0], reason, servedLastGood }, 'The content service failed.');
    },
  });
  const cache = createPageCache({
    maxBytes: pageCacheBytes,
    freshMs: pageFreshMs,
    onRenewalFailed: (key, error) =>
      log.warn({ err: error, path: key.split('?')[0] }, 'A page could not be renewed.'),
  });
  const render = createRenderer({
    siteUrl: env.siteUrl,
    blogUrl: env.blogUrl,
    content,
    assetsFor,
    onError,
  });
  const hooks = createContentHook({
    secret: env.hookSecret,
    onChange: (model) => {
      content.invalidate(model);
      const pages = cache.invalidate(model);
      log.info({ model, pages }, 'Content changed.');
    },
  });
  const media = createMedia({
    mediaUrl: env.mediaUrl,
    folder: join(env.dataFolder, 'media'),
    onFailure: (failure) => log.warn(failure, 'A picture could not be served.'),
  });
  const app = createApp({
    metrics,
    isReady: () => state.ready,
    hooks,
    media,
    machineFiles: createMachineFiles({ siteUrl: env.siteUrl, content }),
    staticFiles,
    pages: createPages({
      siteUrl: env.siteUrl,
      cache: env.isDevelopment ? undefined : cache,
      render,
      metrics,
    }),
    onError,
  });
  return { app, log, stopAccepting: () => (state.ready = false) };
}
