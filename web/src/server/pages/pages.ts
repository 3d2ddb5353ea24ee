import { Hono } from 'hono';
import { type ReadAddress, readAddress } from '../../site/query.ts';
import type { Metrics } from '../metrics.ts';
import { answerWith, variantFor } from './page-answer.ts';
import {
  type CacheState,
  type PageCache,
  type RenderedPage,
  type StoredPage,
  storePage,
} from './page-cache.ts';
import { markedAddress } from './spliced.ts';

const maxKeyLength = 300;

/** The name under which a page is stored, or undefined when it must not be. */
export function pageKey({ path, own, isBounded }: ReadAddress): string | undefined {
  const key = own ? `${path}?${own}` : path;
  return isBounded && key.length <= maxKeyLength ? key : undefined;
}

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

  async function pageAt(asked: ReadAddress): Promise<{ page: StoredPage; state: CacheState }> {
    // The public address, whatever proxy stands in between: links must not depend on a header.
    const url = markedAddress(siteUrl, asked.path, asked.own);
    const key = pageKey(asked);
    if (cache && key !== undefined) return cache.get(key, () => timedRender(url));
    return { page: await storePage(await timedRender(url)), state: 'bypass' };
  }

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const asked = readAddress(pathname, search);
    const { page, state } = await pageAt(asked);
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
