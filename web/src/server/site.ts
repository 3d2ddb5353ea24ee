import { join } from 'node:path';
import { Hono } from 'hono';
import type { Change } from '../content/change.ts';
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
import { documentsOf } from '../search/page-documents.ts';
import { kindOfRoute } from '../search/search-document.ts';
import { createSearchStore } from '../search/search-store.ts';
import { createSiteSearch } from '../search/site-search.ts';
import { noEditing } from '../search/synonyms.ts';
import { ownerOf } from '../site/entry-route.ts';
import { contentTimeoutMs } from '../site/limits.ts';
import { matchPath, pathTo } from '../site/paths.ts';
import { createDisposableDatabase } from '../storage/disposable-database.ts';
import { createApp } from './app.ts';
import type { Environment } from './environment.ts';
import { removeFormerFolders } from './former-folders.ts';
import { createCrowdWatch } from './http/crowd.ts';
import { createExpressLane } from './http/express-lane.ts';
import { createMetricsAccess } from './http/metrics-access.ts';
import { createRefusals, type Refused } from './http/refusals.ts';
import { previewHeaders, securityHeaders } from './http/security-headers.ts';
import { createWaitingRoom } from './http/waiting-room.ts';
import { createLog } from './log.ts';
import { keepFeeds } from './machine-files/feed.ts';
import { createMachineFiles } from './machine-files/machine-files.ts';
import { createMedia } from './media/media.ts';
import { createPicturesAhead } from './media/pictures-ahead.ts';
import {
  createMetrics,
  watchDeliveries,
  watchPublishedPages,
  watchRoom,
  watchSearch,
} from './metrics.ts';
import type { AssetsFor } from './pages/assets.ts';
import { type Compose, composePage } from './pages/compose-page.tsx';
import { DrawingFailed, type DrawingRoom, type DrawingRoomOptions } from './pages/drawing-room.ts';
import { createNewAddressOf } from './pages/new-address.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageIn } from './pages/page-registry.ts';
import { createPageStore, pageTables } from './pages/page-store.ts';
import { createPages } from './pages/pages.ts';
import { createRenderer, type RenderOptions } from './pages/render-page.ts';
import { createStocking } from './pages/stocking.ts';
import { channelsOf, remindersOf } from './posts/channels.ts';
import { createPostLimit } from './posts/post-limit.ts';
import { createSenderOf } from './posts/sender.ts';
import { createCacheGeneration } from './publishing/cache-generation.ts';
import { createContentHook } from './publishing/content-hook.ts';
import { createOtherNodes } from './publishing/other-nodes.ts';
import { createPreview } from './publishing/preview.ts';
import { ofPublished, publishedIn } from './publishing/published.ts';
import { createPublishedContent, entryTables } from './publishing/published-content.ts';
import { sampled } from './sampled.ts';
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
  readonly searchThread?: (options: Pick<SearchThreadOptions, 'file' | 'onLost'>) => SearchThread;
}

/** Of pages and of answers. A publish ends it at once, and one that was missed within a minute. */
const freshMs = 24 * 60 * 60 * 1000;
const stalePageFreshMs = 1000;
const pageCacheBytes = 32 * 1024 * 1024;
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
/** About 30 KB each. Published pages beyond them are drawn when they are visited. */
const storedPages = 50_000;

/** Questions of the feeds, each with an answer or none. */
const keptForFeeds = { answers: 10, empty: 10 };

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
    feeds: join(env.dataFolder, 'feeds'),
    media: join(env.dataFolder, 'media'),
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
    freshMs: env.isDevelopment ? 0 : freshMs,
    onFailure: ({ path, reason, servedLastGood }) => {
      metrics.contentFailures.inc({ shown: servedLastGood ? 'last-good' : 'nothing' });
      contentFailed({ path: path.split('?')[0], reason, servedLastGood });
    },
  } satisfies ContentClientOptions;
  const content = createContentClient(contentOptions);
  const database = createDisposableDatabase({
    file: build === undefined ? ':memory:' : join(env.dataFolder, 'pages.db'),
    tables: pageTables + entryTables,
    // Pages of another build ask for files that are no longer there.
    version: build ?? '',
    onError: sampled<unknown>((error, passedOver) =>
      log.warn({ err: error, passedOver }, 'Pages could not be stored, or read again.'),
    ),
  });
  const pageStore = createPageStore(database, storedPages);
  const cacheGeneration = createCacheGeneration(join(env.dataFolder, 'cache-generation'));
  const cache = createPageCache({
    pageStore,
    onStored: (key, { etag }) => {
      if (isFound(key)) siteSearch.stored({ path: key, version: etag });
    },
    onRemoved: (key) => {
      if (isFound(key)) siteSearch.removed(key);
    },
    onWithdrawn: cacheGeneration.end,
    maxBytes: pageCacheBytes,
    freshMs,
    staleFreshMs: stalePageFreshMs,
    onRenewalFailed: (key, error) => renewalFailed({ err: error, path: key.split('?')[0] }),
  });
  // For pages that nobody waits for: it waits as long as it takes.
  const patientContent = createContentClient({ ...contentOptions, patienceMs: contentTimeoutMs });
  // With room of its own: what ten thousand pages ask does not push out what the feeds do.
  const feedContent = createContentClient({
    ...contentOptions,
    lastGood: createLastGood(folders.feeds, keptForFeeds),
  });
  const unanswered = createUnansweredSearches({
    databaseUrl: env.databaseUrl,
    dataFolder: env.dataFolder,
    secret: env.hookSecret,
    isAnswered: async (words, locale) =>
      (await siteSearch.search.suggest(words, locale, 1)).length > 0,
    onError: (error) =>
      log.warn({ err: error }, 'Searches without an answer could not be counted.'),
  });
  const renderAhead = (key: string) => {
    metrics.drawnAhead.inc();
    return renderPatiently(new URL(key, env.siteUrl));
  };
  const published = createPublishedContent({
    database,
    request: createRequest({ ...service, token: env.hookSecret }),
    onMissed: (change) => apply(change),
    onError: (error) => log.warn({ err: error }, 'What is published could not be looked at.'),
  });
  const addresses = ofPublished(published, publishedIn);
  const isWholeAhead = build !== undefined && env.pagesAhead;
  const stocking = createStocking({
    cache,
    published: async () => {
      await published.known();
      void keepFeeds(feedContent);
      return addresses();
    },
    render: renderAhead,
    onDrawn: (html) => {
      if (isWholeAhead) picturesAhead.add(html);
    },
    isBusy: () => pageRoom.isBusy(),
    onError: (error) => log.warn({ err: error }, 'Not every page could be drawn ahead.'),
  });
  if (build !== undefined) {
    const pictures = () => picturesAhead.waiting();
    watchPublishedPages(metrics, { ...stocking, ready: pageStore.ready, pictures });
  }
  const searching = searchThread?.({
    file: join(env.dataFolder, 'search.db'),
    onLost: (error) => {
      log.error({ err: error }, 'The search has ended, and begins again.');
      siteSearch.lost();
    },
  });
  const siteSearch = createSiteSearch({
    time: createShareOfTime(searchShare),
    stored: () =>
      pageStore
        .all()
        .filter(({ key }) => isFound(key))
        .map(({ key, etag }) => ({ path: key, version: etag })),
    isStoring: stocking.isAtWork,
    read: async (path) => {
      const stored = await pageStore.read(path);
      return stored && readPage(path, Buffer.from(stored.page.bodies.identity).toString());
    },
    editing: {
      model: searchEditing.model,
      of: async (locale) =>
        (await optional(
          patientContent.recording(new Shown()).single(searchEditing, searchEditingQuery(locale)),
        )) ?? noEditing,
    },
    store: searching?.store ?? createSearchStore({ file: ':memory:' }),
    // A site that draws no pages ahead has nothing to search in before somebody does.
    onAsked: () => stocking.start(),
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
  const renew = (change: Change) => {
    content.changed(change);
    patientContent.changed(change);
    feedContent.changed(change);
    const pages = cache.changed(change);
    siteSearch.changed(change);
    stocking.changed();
    return pages;
  };
  const apply = (change: Change) => {
    const pages = renew(change);
    if (change.picture !== undefined) {
      cacheGeneration.end();
      void media.forget(change.picture, change.isWithdrawn === true);
    }
    log.info({ model: change.model, pages }, 'Content changed.');
  };
  const hear = async (change: Change) => {
    const heard = published.heard(change);
    // Of a change that nobody describes it is found out what it was.
    if (change.model === undefined && change.picture === undefined) return;
    // A correction: lists are left alone until it is known that it moves something in them.
    apply({ ...change, isInPlace: published.holds(change) });
    // The news may be faster than the database: what was asked before it said the same counts for
    // nothing, and if it says something else a moment later, neither does what was asked until then.
    const again = { ...change, isWithdrawn: false };
    const { isInPlace } = await heard;
    renew({ ...again, isInPlace });
    await new Promise((resolve) => setTimeout(resolve, settledMs).unref());
    const later = await published.heard(change);
    if (later.isNew) renew({ ...again, isInPlace: later.isInPlace });
  };
  const otherNodes =
    env.databaseUrl === undefined
      ? undefined
      : createOtherNodes({
          databaseUrl: env.databaseUrl,
          onChange: (change) => void hear(change),
          onError: (error) => log.warn({ err: error }, 'The other nodes cannot be heard or told.'),
        });
  const hooks = createContentHook({
    secret: env.hookSecret,
    onChange: (change) => {
      void hear(change);
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
    machineFiles: createMachineFiles({ siteUrl: env.siteUrl, content: feedContent, published }),
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
      for (const folder of Object.values(folders)) void removeUnfinished(folder);
      void removeFormerFolders(env.dataFolder);
      outbox.start();
      otherNodes?.start();
      published.start();
      siteSearch.start();
      if (isWholeAhead) stocking.start();
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
        published.stop(),
        picturesAhead.stop(),
      ]);
      await unanswered.stop();
      await cache.settled();
      await cacheGeneration.settled();
      const clients = [content, patientContent, feedContent];
      await Promise.all(clients.map((client) => client.settled()));
      database.close();
    },
  };
}

/** Whether visitors look for the page at this address. */
function isFound(path: string): boolean {
  const route = matchPath(path);
  return route !== undefined && kindOfRoute[route.key] !== undefined;
}
