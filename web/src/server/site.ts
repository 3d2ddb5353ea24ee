import { join } from 'node:path';
import { Hono } from 'hono';
import { createBoundedFiles } from '../content/bounded-files.ts';
import { anything, type Change } from '../content/change.ts';
import { type ContentClientOptions, createContentClient } from '../content/client.ts';
import { optional } from '../content/errors.ts';
import { createLastGood } from '../content/last-good.ts';
import { createRequest } from '../content/request.ts';
import { searchEditing, searchEditingQuery } from '../content/schema/search-editing.ts';
import { Shown } from '../content/shown.ts';
import { createUnshownContent } from '../content/unshown.ts';
import { removeUnfinished } from '../content/whole-file.ts';
import { createFormHandler } from '../forms/form-handler.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createKeptDocuments } from '../search/kept-documents.ts';
import { documentsOf } from '../search/page-documents.ts';
import { kindOfRoute } from '../search/search-document.ts';
import { createSearchStore } from '../search/search-store.ts';
import { createSiteSearch } from '../search/site-search.ts';
import { noEditing } from '../search/synonyms.ts';
import { ownerOf } from '../site/entry-route.ts';
import { contentTimeoutMs } from '../site/limits.ts';
import { matchPath, pathTo } from '../site/paths.ts';
import { createApp } from './app.ts';
import type { Environment } from './environment.ts';
import { createCrowdWatch } from './http/crowd.ts';
import { createExpressLane } from './http/express-lane.ts';
import { createMetricsAccess } from './http/metrics-access.ts';
import { createRefusals, type Refused } from './http/refusals.ts';
import { previewHeaders, securityHeaders } from './http/security-headers.ts';
import { createWaitingRoom } from './http/waiting-room.ts';
import { createLog } from './log.ts';
import { createMachineFiles } from './machine-files/machine-files.ts';
import { createMedia } from './media/media.ts';
import { createPicturesAhead } from './media/pictures-ahead.ts';
import { createMetrics, watchDeliveries, watchRoom, watchSearch, watchShelf } from './metrics.ts';
import type { AssetsFor } from './pages/assets.ts';
import { type Compose, composePage } from './pages/compose-page.tsx';
import { DrawingFailed, type DrawingRoom, type DrawingRoomOptions } from './pages/drawing-room.ts';
import { createNewAddressOf } from './pages/new-address.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageIn } from './pages/page-registry.ts';
import { createPages } from './pages/pages.ts';
import { createRenderer, type RenderOptions } from './pages/render-page.ts';
import { createShelf } from './pages/shelf.ts';
import { createStocking } from './pages/stocking.ts';
import { channelsOf, remindersOf } from './posts/channels.ts';
import { createPostLimit } from './posts/post-limit.ts';
import { createSenderOf } from './posts/sender.ts';
import { createCacheGeneration } from './publishing/cache-generation.ts';
import { createContentHook } from './publishing/content-hook.ts';
import { createOtherNodes } from './publishing/other-nodes.ts';
import { createPreview } from './publishing/preview.ts';
import { publishedIn } from './publishing/published.ts';
import { sampled } from './sampled.ts';
import { keptSearchPages } from './search/kept-search-pages.ts';
import type { SearchThread, SearchThreadOptions } from './search/search-thread.ts';
import { createShareOfTime } from './search/share-of-time.ts';
import { createSuggestions } from './search/suggestions.ts';
import { createUnansweredSearches } from './search/unanswered-searches.ts';

export interface SiteParts {
  readonly env: Environment;
  readonly assetsFor: AssetsFor;
  /** Under which drawn pages are kept across restarts; without one they are not. */
  readonly build?: string;
  readonly staticFiles?: Hono;
  /** Where pages are drawn; in this very thread unless stated. */
  readonly room?: (onLost: DrawingRoomOptions['onLost']) => DrawingRoom;
  /** Where it is searched; in this very thread unless stated. */
  readonly searchThread?: (options: Pick<SearchThreadOptions, 'folder' | 'onLost'>) => SearchThread;
}

const pageFreshMs = 60_000;
const stalePageFreshMs = 1000;
const pageCacheBytes = 32 * 1024 * 1024;
const answerFreshMs = 10_000;
const patienceMs = 600;
/** Few at once, because they share a processor; as many waiting as a crowd on many articles is. */
const pageRoomSize = { places: 8, waiting: 300 };
const previewRoomSize = { places: 2, waiting: 20 };
/** Questions to the content service. More at once only make each of them slower. */
const questionRoomSize = { places: 16, waiting: 500 };
/** By then what was published can be read, whatever told of it first. */
const settledMs = 1000;
/** Searches and the suggestions of pages that are not there, of one processor. */
const searchShare = { share: 0.5, burstMs: 2000 };
const shelfSize = { maxPages: 20_000, maxBytes: 1024 ** 3 };

/** Puts the whole site together from its environment. */
export function createSite({
  env,
  assetsFor,
  build,
  staticFiles = new Hono(),
  room,
  searchThread,
}: SiteParts) {
  const log = createLog(env.logLevel);
  const metrics = createMetrics();
  const state = { ready: true };
  const onError = (error: unknown, url: URL) => pageFailed({ err: error, path: url.pathname });
  const pageFailed = sampled<object>((failure, passedOver) =>
    log.error({ ...failure, passedOver }, 'A page failed.'),
  );
  const unshown = createUnshownContent((entry) =>
    log.warn(entry, 'Something that was published cannot be shown.'),
  );
  const contentFailed = sampled<object>((failure, passedOver) =>
    log.warn({ ...failure, passedOver }, 'The content service failed.'),
  );
  const renewalFailed = sampled<object>((failure, passedOver) =>
    log.warn({ ...failure, passedOver }, 'A page could not be renewed.'),
  );
  const pictureFailed = sampled<object>((failure, passedOver) =>
    log.warn({ ...failure, passedOver }, 'A picture could not be served.'),
  );

  const folders = {
    lastGood: join(env.dataFolder, 'last-good'),
    media: join(env.dataFolder, 'media'),
    search: join(env.dataFolder, 'search'),
    shelf: join(env.dataFolder, 'shelf'),
  };
  const service = {
    baseUrl: env.contentUrl,
    token: env.contentToken,
    timeoutMs: contentTimeoutMs,
    room: createWaitingRoom(questionRoomSize),
  };
  const contentOptions = {
    ...service,
    lastGood: createLastGood(folders.lastGood),
    unshown,
    patienceMs,
    freshMs: env.isDevelopment ? 0 : answerFreshMs,
    onFailure: ({ path, reason, servedLastGood }) => {
      metrics.contentFailures.inc({ shown: servedLastGood ? 'last-good' : 'nothing' });
      contentFailed({ path: path.split('?')[0], reason, servedLastGood });
    },
  } satisfies ContentClientOptions;
  const content = createContentClient(contentOptions);
  const shelf =
    build === undefined
      ? undefined
      : createShelf({
          ...shelfSize,
          folder: folders.shelf,
          build,
          onError: sampled<unknown>((error, passedOver) =>
            log.warn({ err: error, passedOver }, 'A page could not be put on the shelf.'),
          ),
        });
  const cacheGeneration = createCacheGeneration(join(env.dataFolder, 'cache-generation'));
  const cache = createPageCache({
    shelf,
    onWithdrawn: cacheGeneration.end,
    maxBytes: pageCacheBytes,
    freshMs: pageFreshMs,
    staleFreshMs: stalePageFreshMs,
    onRenewalFailed: (key, error) => renewalFailed({ err: error, path: key.split('?')[0] }),
  });
  // For pages that nobody waits for: it waits as long as it takes.
  const patientContent = createContentClient({ ...contentOptions, patienceMs: contentTimeoutMs });
  const unanswered = createUnansweredSearches({
    databaseUrl: env.databaseUrl,
    dataFolder: env.dataFolder,
    secret: env.hookSecret,
    isAnswered: async (words, locale) =>
      (await siteSearch.search.suggest(words, locale, 1)).length > 0,
    onError: (error) =>
      log.warn({ err: error }, 'Searches without an answer could not be counted.'),
  });
  const renderAhead = (key: string) => renderPatiently(new URL(key, env.siteUrl));
  const stocking = createStocking({
    cache,
    published: () => publishedIn(patientContent),
    render: renderAhead,
    onDrawn: (html) => picturesAhead.add(html),
    isBusy: () => pageRoom.isBusy(),
    onError: (error) => log.warn({ err: error }, 'The shelf could not be filled.'),
  });
  if (shelf) {
    const pictures = () => picturesAhead.waiting();
    watchShelf(metrics, { ...stocking, ready: cache.ready, pictures });
  }
  const searching = searchThread?.({
    folder: folders.search,
    onLost: (error) => {
      log.error({ err: error }, 'The search has ended, and begins again.');
      // What it had not kept, synonyms and what was under way, is told again.
      siteSearch.changed(anything);
    },
  });
  const siteSearch = createSiteSearch({
    time: createShareOfTime(searchShare),
    published: async () => {
      const { addresses, isStale } = await publishedIn(patientContent);
      return { addresses: addresses.filter(({ path }) => isFound(path)), isStale };
    },
    // What lies on the shelf is what is found.
    page: async (path) => {
      const { status, bodies, shown } = await cache.stock(path, () => renderAhead(path));
      if (status >= 500) throw new Error(`The search could not read ${path}.`);
      if (status !== 200) return undefined;
      return { documents: await readPage(path, Buffer.from(bodies.identity).toString()), shown };
    },
    editing: async (locale) =>
      (await optional(
        patientContent.recording(new Shown()).single(searchEditing, searchEditingQuery(locale)),
      )) ?? noEditing,
    store:
      searching?.store ??
      createSearchStore(createKeptDocuments(createBoundedFiles(folders.search, keptSearchPages))),
    onError: (error) => log.warn({ err: error }, 'The search could not be renewed.'),
    onNothing: unanswered.note,
  });
  watchSearch(metrics, siteSearch.progress);
  const drawing = {
    siteUrl: env.siteUrl,
    blogUrl: env.blogUrl,
    assetsFor,
    analytics: env.analytics,
  };
  const pageRoom = createWaitingRoom(pageRoomSize);
  watchRoom(metrics, pageRoom.length);
  const drawingRoom = room?.((reason, path) => {
    metrics.workersLost.inc();
    log.error({ reason, path }, 'A page cost its worker: its texts ask too much.');
  });
  // As another thread would get it: what is not plain data shows at once.
  const compose: Compose =
    drawingRoom?.compose ??
    (async (order) => composePage(drawing, pageIn(order.folder), structuredClone(order)));
  /** A page that is too much for a worker is found by nothing; visitors are sent it all the same. */
  const readPage = async (path: string, html: string) => {
    if (!drawingRoom) return documentsOf(path, html);
    return drawingRoom.read(path, html).catch((error: unknown) => {
      if (error instanceof DrawingFailed) return [];
      throw error;
    });
  };
  const onDrawn: RenderOptions['onDrawn'] = (route, locale, lost) => {
    const owner = ownerOf(route, locale);
    if (!owner) return;
    const told = { ...owner, documentId: undefined, path: '', reason: lost?.message ?? '' };
    unshown.note(`page ${pathTo(route.key, locale, route.params)}`, owner, lost ? [told] : []);
  };
  const rendering = {
    onDrawn,
    compose,
    search: siteSearch.search,
    newAddressOf: createNewAddressOf(env.siteUrl),
    onError,
  };
  const render = createRenderer({ ...rendering, content });
  const renderPatiently = createRenderer({ ...rendering, content: patientContent });
  const ask = (change: Change) => {
    content.changed(change);
    patientContent.changed(change);
    const pages = cache.changed(change);
    siteSearch.changed(change);
    stocking.changed();
    return pages;
  };
  const hear = (change: Change) => {
    const pages = ask(change);
    if (change.picture !== undefined) {
      cacheGeneration.end();
      void media.forget(change.picture, change.isWithdrawn === true);
    }
    log.info({ model: change.model, pages }, 'Content changed.');
    // The news may be faster than the database: what was asked in between is asked once more.
    setTimeout(ask, settledMs, { ...change, isWithdrawn: false }).unref();
  };
  const otherNodes =
    env.databaseUrl === undefined
      ? undefined
      : createOtherNodes({
          databaseUrl: env.databaseUrl,
          onChange: hear,
          onError: (error) => log.warn({ err: error }, 'The other nodes cannot be heard or told.'),
        });
  const hooks = createContentHook({
    secret: env.hookSecret,
    onChange: (change) => {
      hear(change);
      otherNodes?.tell(change);
    },
    unshown: unshown.list,
    unanswered: unanswered.list,
  });
  hooks.route('/', cacheGeneration.app);
  const media = createMedia({
    mediaUrl: env.mediaUrl,
    folder: folders.media,
    onFailure: pictureFailed,
  });
  const isCrowded = createCrowdWatch(metrics.sent);
  const picturesAhead = createPicturesAhead({
    make: media.prepare,
    isBusy: () => isCrowded() || pageRoom.isBusy() || media.isBusy() || stocking.waiting() > 0,
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
    onWithdrawn: (withdrawn) =>
      log.warn(withdrawn, 'A complaint does not go to the chat: no room is set for complaints.'),
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
    onError: (error) => log.warn({ err: error }, 'Counts of posts could not be mended.'),
  });
  const senderOf = createSenderOf({ trustProxy: env.trustProxy, secret: env.hookSecret });
  const forms = createFormHandler({
    siteUrl: env.siteUrl,
    log,
    accept: outbox.accept,
    limit: postLimit,
    senderOf,
    renderWith: async (path, locale, posted) => {
      const url = new URL(path, env.siteUrl);
      url.searchParams.set('lang', locale);
      return (await render(url, posted)).html;
    },
  });
  const headers = securityHeaders({
    isDevelopment: env.isDevelopment,
    analyticsUrl: env.analytics?.baseUrl,
    hsts: env.hsts,
  });
  const app = createApp({
    headers,
    metrics,
    mayReadMetrics: createMetricsAccess(env.metricsToken),
    isReady: () => state.ready,
    hooks,
    media: media.app,
    forms,
    suggestions: createSuggestions({ complete: siteSearch.search.complete, senderOf }),
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
        search: siteSearch.search,
        compose,
        room: createWaitingRoom(previewRoomSize),
        onError,
      }),
    },
    pages: createPages({
      siteUrl: env.siteUrl,
      cache: env.isDevelopment ? undefined : cache,
      render,
      room: pageRoom,
      metrics,
    }),
    onError,
  });
  const expressLane = createExpressLane({ cache, headers, metrics });
  const tellRefused = sampled<Refused>((refused, passedOver) =>
    log[refused.err ? 'error' : 'warn']({ ...refused, passedOver }, 'A request was refused.'),
  );
  const refusals = createRefusals({
    headers,
    onRefused: (refused) => {
      metrics.requests.inc({ kind: 'refused', status: refused.status });
      tellRefused(refused);
    },
  });
  return {
    app,
    expressLane,
    refusals,
    log,
    /** What goes on beside requests. */
    start() {
      for (const folder of [...Object.values(folders), join(folders.lastGood, 'empty')]) {
        void removeUnfinished(folder);
      }
      outbox.start();
      otherNodes?.start();
      void cache.load().then(() => {
        if (shelf && env.pagesAhead) stocking.start();
        siteSearch.start(env.pagesAhead ? 'now' : 'when asked');
      });
      unanswered.start();
    },
    stopAccepting: () => (state.ready = false),
    async stop() {
      otherNodes?.stop();
      await Promise.all([
        outbox.stop(),
        postLimit.stop(),
        drawingRoom?.stop(),
        siteSearch.stop().then(() => searching?.stop()),
        stocking.stop(),
        picturesAhead.stop(),
      ]);
      await unanswered.stop();
      await cache.settled();
      await cacheGeneration.settled();
      await Promise.all([content.settled(), patientContent.settled()]);
    },
  };
}

/** Whether visitors look for the page at this address. */
function isFound(path: string): boolean {
  const route = matchPath(path);
  return route !== undefined && kindOfRoute[route.key] !== undefined;
}
