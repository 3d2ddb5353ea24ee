import { Hono } from 'hono';
import { suggestPath } from '../site/search-address.ts';
import { headersForType } from './http/headers-for-type.ts';
import type { MetricsAccess } from './http/metrics-access.ts';
import type { Metrics } from './metrics.ts';
import { redirectFor } from './pages/redirects.ts';
import { previewPath } from './publishing/preview-link.ts';

export interface AppParts {
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly metrics: Metrics;
  readonly mayReadMetrics: MetricsAccess;
  /** False while the program stops: load balancers send no more visitors. */
  readonly isReady: () => boolean;
  readonly hooks: Hono;
  readonly media: Hono;
  readonly forms: Hono;
  /** What may be meant by words that are being typed. */
  readonly suggestions: Hono;
  /** Files for machines: sitemap, feeds, robots, manifest. */
  readonly machineFiles: Hono;
  readonly staticFiles: Hono;
  /** Unpublished content, under headers of its own. */
  readonly preview: { readonly headers: AppParts['headers']; readonly routes: Hono };
  readonly pages: Hono;
  readonly onError: (error: unknown, url: URL) => void;
}

const notKept = { 'Cache-Control': 'no-store' };
/** How an address is written does not change; an hour is enough to spare the second question. */
const redirectsKept = 'public, max-age=3600';

const kindOf = (path: string) => {
  const first = path.split('/')[1] ?? '';
  return ['assets', 'media', 'hooks', 'functions'].includes(first) ? first : 'page';
};

/** What can be done at an address: pages are read, forms are sent, and hooks are told, or tell. */
function methodsAt(path: string): readonly string[] {
  if (path === '/hooks/content') return ['POST'];
  // Opened, the address of a form leads to its page.
  return path.startsWith('/functions/') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

export function createApp(parts: AppParts): Hono {
  const { metrics, mayReadMetrics, isReady, onError } = parts;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    const { path } = c.req;
    const all = path === previewPath ? parts.preview.headers : parts.headers;
    const headers = headersForType(path, c.res.headers.get('Content-Type'), all);
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    metrics.requests.inc({ kind: kindOf(path), status: c.res.status });
  });

  app.use(async (c, next) => {
    const allowed = methodsAt(c.req.path);
    if (allowed.includes(c.req.method)) return next();
    return c.text('Method not allowed', 405, { ...notKept, Allow: allowed.join(', ') });
  });
  app.get('/healthz', (c) => c.text('ok', 200, notKept));
  app.get('/readyz', (c) =>
    c.text(isReady() ? 'ready' : 'stopping', isReady() ? 200 : 503, notKept),
  );
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c.req.raw, c.env)) {
      return c.text('Only from this machine, or with METRICS_TOKEN.', 403, notKept);
    }
    const { registry } = metrics;
    return c.text(await registry.metrics(), 200, {
      ...notKept,
      'Content-Type': registry.contentType,
    });
  });
  app.route('/hooks', parts.hooks);
  app.route('/media', parts.media);
  app.route(suggestPath, parts.suggestions);
  app.route('/functions', parts.forms);
  app.route(previewPath, parts.preview.routes);
  app.route('/', parts.machineFiles);
  app.route('/', parts.staticFiles);

  app.use(async (c, next) => {
    const location = redirectFor(new URL(c.req.url));
    if (location === undefined) return next();
    c.header('Cache-Control', redirectsKept);
    return c.redirect(location, 308);
  });
  app.route('/', parts.pages);

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    onError(error, new URL(c.req.url));
    return c.text('Internal error', 500);
  });
  return app;
}
