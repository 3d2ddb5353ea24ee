/// <reference lib="webworker" />
import { localeOf } from './site/locale.ts';
import { pathTo } from './site/paths.ts';
import type { ToWorker, WaitingMessage } from './updates/messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: see build/service-worker.ts. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

// Read once: the build writes the whole list wherever the name stands.
const precache = PRECACHE;
const cacheName = `salve-${precache.version}`;
const offlinePages = [pathTo('offline', 'fr'), pathTo('offline', 'en')];
const files = new Set(precache.files);
const isHashed = (path: string) => path.startsWith('/assets/');

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(cacheName).then((cache) =>
      cache.addAll([
        ...precache.files,
        // Not from the browser's own store, which may hold the previous version's.
        ...offlinePages.map((path) => new Request(path, { cache: 'reload' })),
      ]),
    ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name !== cacheName).map((name) => caches.delete(name)),
      );
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const words = event.data as ToWorker;
  if (words === 'describe') {
    const answer: WaitingMessage = { type: 'waiting', ...precache };
    event.source?.postMessage(answer);
  }
  if (words === 'activate') event.waitUntil(self.skipWaiting());
  if (words === 'activate-if-alone') event.waitUntil(activateIfAlone());
});

async function activateIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (files.has(url.pathname)) event.respondWith(file(request, url.pathname));
});

/** Always from the network and never kept: no page is stale, and no answer to a form stays here. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch (error) {
    const offline = await kept(pathTo('offline', localeOf(url)));
    if (!offline) throw error;
    return offline;
  }
}

/** A name with a hash always means the same bytes; the few others are asked for anew. */
async function file(request: Request, path: string): Promise<Response> {
  if (isHashed(path)) return (await kept(path)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept(path);
    if (!copy) throw error;
    return copy;
  }
}

const kept = (path: string) => caches.match(path, { cacheName, ignoreVary: true });
