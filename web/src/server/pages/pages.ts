import { Hono } from 'hono';
import { SearchBusy } from '../../search/site-search.ts';
import { localeOf } from '../../site/locale.ts';
import { type ReadAddress, readAddress } from '../../site/query.ts';
import { Abandoned, RoomFull, type WaitingRoom } from '../http/waiting-room.ts';
import type { Metrics } from '../metrics.ts';
import { busyPage } from './busy-page.ts';
import { answerWith, variantFor } from './page-answer.ts';
import type { CacheState, PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { type RenderedPage, type StoredPage, storePage } from './stored-page.ts';

export interface PagesOptions {
  readonly siteUrl: string;
  readonly cache: PageCache | undefined;
  readonly render: (url: URL) => Promise<RenderedPage>;
  /** Where pages that are not ready wait to be drawn. */
  readonly room: WaitingRoom;
  readonly metrics: Metrics;
}

export function createPages({ siteUrl, cache, render, room, metrics }: PagesOptions): Hono {
  const app = new Hono();

  async function timedRender(url: URL): Promise<RenderedPage> {
    const end = metrics.renderSeconds.startTimer();
    try {
      return await render(url);
    } finally {
      end();
    }
  }

  async function pageAt(
    asked: ReadAddress,
    visitor: AbortSignal,
  ): Promise<{ page: StoredPage; state: CacheState }> {
    // The public address, whatever proxy stands in between: links must not depend on a header.
    const url = new URL(`${asked.path}?${asked.own}`, siteUrl);
    const key = pageKey(asked);
    const draw = (isWanted: () => boolean) => room.enter(() => timedRender(url), isWanted);
    if (cache && key !== undefined) return cache.get(key, draw, visitor);
    return { page: await storePage(await draw(() => !visitor.aborted)), state: 'bypass' };
  }

  app.onError((error, c) => {
    const isBusy = [RoomFull, Abandoned, SearchBusy].some((kind) => error instanceof kind);
    if (!isBusy) throw error;
    metrics.pages.inc({ cache: 'refused' });
    return c.html(busyPage(localeOf(new URL(c.req.url))), 503, {
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    });
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const asked = readAddress(pathname, search);
    const { page, state } = await pageAt(asked, c.req.raw.signal);
    metrics.pages.inc({ cache: state });
    const variant = variantFor(page, {
      acceptEncoding: c.req.header('Accept-Encoding'),
      ifNoneMatch: c.req.header('If-None-Match'),
      saveData: c.req.header('Save-Data'),
      foreign: asked.foreign,
    });
    const { status, headers, body } = answerWith(page, state, variant);
    return new Response(body, { status, headers });
  });

  return app;
}
