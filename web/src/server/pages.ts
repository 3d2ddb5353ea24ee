import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';
import { holdsVersion, negotiateEncoding } from './negotiate.ts';
import {
  type CacheState,
  type PageCache,
  type RenderedPage,
  type StoredPage,
  storePage,
} from './page-cache.ts';
import { pageKey } from './page-key.ts';

export interface PagesOptions {
  readonly siteUrl: string;
  readonly cache: PageCache | undefined;
  readonly render: (url: URL) => Promise<RenderedPage>;
  readonly metrics: Metrics;
}

const cacheControl = {
  kept: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  passing: 'no-store',
} as const;

export function createPages({ siteUrl, cache, render, metrics }: PagesOptions): Hono {
  const app = new Hono();

  async function timedRender(url: URL): Promise<RenderedPage> {
    const end = metrics.renderSeconds.startTimer();
    try {
      return await render(url);
    } finally {
      end();
    }
  }

  async function pageAt(url: URL): Promise<{ page: StoredPage; state: CacheState }> {
    const key = cache && pageKey(url);
    if (cache && key !== undefined) return cache.get(key, () => timedRender(url));
    return { page: await storePage(await timedRender(url)), state: 'bypass' };
  }

  app.get('*', async (c) => {
    // The public address, whatever proxy stands in between: links must not depend on a header.
    const asked = new URL(c.req.url);
    const url = new URL(`${asked.pathname}${asked.search}`, siteUrl);
    const { page, state } = await pageAt(url);
    metrics.pages.inc({ cache: state });
    const encoding = negotiateEncoding(c.req.header('Accept-Encoding'));
    const isKept = page.status < 400 && state !== 'bypass';
    const headers: Record<string, string> = {
      ...page.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isKept ? cacheControl.kept : cacheControl.passing,
      Vary: 'Accept-Encoding, Save-Data',
      ETag: page.etag,
      'X-Cache': state,
    };
    // Pages are fetched ahead, but not at the expense of who asked to save data.
    if (c.req.header('Save-Data') !== 'on') {
      headers['Speculation-Rules'] = '"/speculation-rules.json"';
    }
    if (page.status === 200 && holdsVersion(c.req.header('If-None-Match'), page.etag)) {
      return c.body(null, 304, headers);
    }
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(page.bodies[encoding].length);
    return new Response(page.bodies[encoding], { status: page.status, headers });
  });

  return app;
}
