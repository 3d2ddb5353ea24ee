import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createContentClient } from '../content/client.ts';
import { createLastGood } from '../content/last-good.ts';
import { createRequest } from '../content/request.ts';
import { createFormHandler } from '../forms/form-handler.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { contentTimeoutMs } from '../site/limits.ts';
import { createApp } from './app.ts';
import type { Environment } from './environment.ts';
import { createExpressLane } from './http/express-lane.ts';
import { previewHeaders, securityHeaders } from './http/security-headers.ts';
import { senderOf } from './http/sender.ts';
import { createMachineFiles } from './machine-files/machine-files.ts';
import { createMedia } from './media/media.ts';
import { createMetrics, watchDeliveries } from './metrics.ts';
import type { AssetsFor } from './pages/assets.ts';
import { createNewAddressOf } from './pages/new-address.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPages } from './pages/pages.ts';
import { createRenderer } from './pages/render-page.tsx';
import { channelsOf, remindersOf } from './posts/channels.ts';
import { createPostLimit } from './posts/post-limit.ts';
import { createContentHook } from './publishing/content-hook.ts';
import { createOtherNodes } from './publishing/other-nodes.ts';
import { createPreview } from './publishing/preview.ts';

export interface SiteParts {
  readonly env: Environment;
  readonly assetsFor: AssetsFor;
  readonly staticFiles?: Hono;
}

const pageFreshMs = 60_000;
const stalePageFreshMs = 1000;
const pageCacheBytes = 32 * 1024 * 1024;
const answerFreshMs = 10_000;
const patienceMs = 600;

/** Puts the whole site together from its environment. */
export function createSite({ env, assetsFor, staticFiles = new Hono() }: SiteParts) {
  const log = pino({ level: env.logLevel, base: { program: 'web' } });
  const metrics = createMetrics();
  const state = { ready: true };
  const onError = (error: unknown, url: URL) =>
    log.error({ err: error, path: url.pathname }, 'A page failed.');

  const service = {
    baseUrl: env.contentUrl,
    token: env.contentToken,
    timeoutMs: contentTimeoutMs,
  };
  const content = createContentClient({
    ...service,
    lastGood: createLastGood(join(env.dataFolder, 'last-good')),
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
    staleFreshMs: stalePageFreshMs,
    onRenewalFailed: (key, error) =>
      log.warn({ err: error, path: key.split('?')[0] }, 'A page could not be renewed.'),
  });
  const drawing = {
    siteUrl: env.siteUrl,
    blogUrl: env.blogUrl,
    assetsFor,
    analytics: env.analytics,
  };
  const render = createRenderer({
    ...drawing,
    content,
    newAddressOf: createNewAddressOf(env.siteUrl),
    onError,
  });
  const forget = (model: string | undefined) => {
    content.invalidate(model);
    const pages = cache.invalidate(model);
    log.info({ model, pages }, 'Content changed.');
  };
  const otherNodes =
    env.databaseUrl === undefined
      ? undefined
      : createOtherNodes({
          databaseUrl: env.databaseUrl,
          onChange: forget,
          onError: (error) => log.warn({ err: error }, 'The other nodes cannot be heard or told.'),
        });
  const hooks = createContentHook({
    secret: env.hookSecret,
    onChange: (model) => {
      forget(model);
      otherNodes?.tell(model);
    },
  });
  const media = createMedia({
    mediaUrl: env.mediaUrl,
    folder: join(env.dataFolder, 'media'),
    onFailure: (failure) => log.warn(failure, 'A picture could not be served.'),
  });
  const outbox = createOutbox({
    databaseUrl: env.databaseUrl,
    dataFolder: env.dataFolder,
    channels: channelsOf(env),
    reminders: remindersOf(env),
    retentionMonths: env.retentionMonths,
    onReminder: (reminded) => {
      metrics.complaintReminders.inc();
      log.warn(reminded, 'A complaint is due in two working days.');
    },
    onDestroyed: (count) => log.info({ count }, 'Submissions past their time were destroyed.'),
    onDeliveryFailure: (failure) => {
      metrics.deliveryFailures.inc({ channel: failure.channel, stuck: String(failure.stuck) });
      log.warn(failure, 'A delivery failed.');
    },
    onError: (error) => log.error({ err: error }, 'The outbox failed.'),
  });
  watchDeliveries(metrics, outbox.waiting);
  const postLimit = createPostLimit({
    databaseUrl: env.databaseUrl,
    secret: env.hookSecret,
    onError: (error) => log.warn({ err: error }, 'Counts of posts could not be cleaned.'),
  });
  const forms = createFormHandler({
    siteUrl: env.siteUrl,
    log,
    accept: outbox.accept,
    mayPost: postLimit.mayPost,
    senderOf: (request, bindings) => senderOf(request, bindings, env.trustProxy),
    renderWith: async (path, locale, posted) => {
      const url = new URL(path, env.siteUrl);
      url.searchParams.set('lang', locale);
      return (await render(url, posted)).html;
    },
  });
  const headers = securityHeaders({
    isDevelopment: env.isDevelopment,
    analyticsUrl: env.analytics?.baseUrl,
  });
  const app = createApp({
    headers,
    metrics,
    isReady: () => state.ready,
    hooks,
    media,
    forms,
    machineFiles: createMachineFiles({ siteUrl: env.siteUrl, content }),
    staticFiles,
    preview: {
      headers: previewHeaders(env),
      routes: createPreview({
        secret: env.previewSecret,
        adminOrigin: env.adminOrigin,
        request: createRequest(service),
        content,
        drawing,
        onError,
      }),
    },
    pages: createPages({
      siteUrl: env.siteUrl,
      cache: env.isDevelopment ? undefined : cache,
      render,
      metrics,
    }),
    onError,
  });
  const expressLane = createExpressLane({ cache, headers, metrics });
  return {
    app,
    expressLane,
    log,
    /** What goes on beside requests. */
    start() {
      outbox.start();
      otherNodes?.start();
    },
    stopAccepting: () => (state.ready = false),
    async stop() {
      otherNodes?.stop();
      await Promise.all([outbox.stop(), postLimit.stop()]);
    },
  };
}
