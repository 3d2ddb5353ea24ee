import { Hono } from 'hono';
import type { Metrics } from '../metrics.ts';
import { answerWith, variantFor } from './page-answer.ts';
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
    const variant = variantFor(page, {
      acceptEncoding: c.req.header('Accept-Encoding'),
      ifNoneMatch: c.req.header('If-None-Match'),
      saveData: c.req.header('Save-Data'),
    });
    const { status, headers, body } = answerWith(page, state, variant);
    return new Response(body, { status, headers });
  });

  return app;
}
