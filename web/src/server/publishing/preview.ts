import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Content, ContentClient } from '../../content/client.ts';
import { ContentMissing, ContentUnavailable, DraftUnreadable } from '../../content/errors.ts';
import { createPreviewContent } from '../../content/preview-content.ts';
import type { Request } from '../../content/request.ts';
import { entryAddresses } from '../../content/schema/entry-address.ts';
import { Shown } from '../../content/shown.ts';
import { type Page, PageMoved, PageNotFound } from '../../pages/page.ts';
import { type NoPreview, previewWords } from '../../pages/preview/preview-words.tsx';
import type { SiteSearch } from '../../search/site-search.ts';
import {
  entryPath,
  entryRoute,
  isEntryModel,
  isSingleModel,
  singlePages,
} from '../../site/entry-route.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { pathTo, type RouteMatch } from '../../site/paths.ts';
import { type RouteKey, routeOf } from '../../site/routes.ts';
import { RoomFull, type WaitingRoom } from '../http/waiting-room.ts';
import { busyPage } from '../pages/busy-page.ts';
import { type Compose, composePage, type DrawOptions } from '../pages/compose-page.tsx';
import { pageIn } from '../pages/page-registry.ts';
import { drawPage } from '../pages/render-page.ts';
import type { RenderedPage } from '../pages/stored-page.ts';
import { type PreviewLink, previewHref, previewPath, readPreviewLink } from './preview-link.ts';

export interface PreviewOptions {
  readonly secret: string | undefined;
  readonly adminOrigin: string;
  /** Straight to the content service: a draft must not be kept anywhere. */
  readonly request: Request;
  /** For the frame around a page that says why there is nothing to see. */
  readonly content: ContentClient;
  readonly drawing: DrawOptions;
  readonly search: SiteSearch;
  readonly compose: Compose;
  /** Previews wait apart: no crowd of visitors holds up an editor. */
  readonly room: WaitingRoom;
  readonly onError: (error: unknown, url: URL) => void;
}

interface PreviewAnswer {
  readonly status: 200 | 403 | 404 | 503;
  readonly html: string;
  readonly headers: RenderedPage['headers'];
}

/** Where an entry is shown, or why it cannot be. */
type Place = { readonly route: RouteMatch; readonly publicHref: string } | NoPreview;

const refusalsKeptMs = 60_000;

const statusOf: Record<NoPreview, PreviewAnswer['status']> = {
  expired: 403,
  wrong: 403,
  gone: 404,
  noAddress: 404,
  unreadable: 404,
  unavailable: 503,
};

/** Pages with unpublished content, for who holds a link that the content service has signed. */
export function createPreview(options: PreviewOptions): Hono {
  const { secret, adminOrigin, request, drawing, onError } = options;
  const app = new Hono();

  /** A wrong link costs a stranger's question, not a drawing: the same words are kept for a while. */
  const refusals = new LRUCache<string, Promise<PreviewAnswer>>({ max: 10, ttl: refusalsKeptMs });

  app.get('/', async (c) => {
    const query = new URL(c.req.url).searchParams;
    const locale = query.get('locale') === 'en' ? 'en' : 'fr';
    try {
      const { status, html, headers } = await answer(query, locale);
      return c.html(html, status, headers);
    } catch (error) {
      if (!(error instanceof RoomFull)) throw error;
      return c.html(busyPage(locale), 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
  });

  async function answer(query: URLSearchParams, locale: Locale): Promise<PreviewAnswer> {
    if (secret === undefined) return refusal('wrong', locale);
    const read = readPreviewLink(query, secret, Date.now());
    if ('refused' in read) return refusal(read.refused, locale);
    return options.room.enter(async () => {
      try {
        return await show(read.link, secret);
      } catch (error) {
        const reason = reasonOf(error);
        if (!reason) onError(error, new URL(previewPath, drawing.siteUrl));
        return words(reason ?? 'unreadable', locale);
      }
    });
  }

  function refusal(reason: NoPreview, locale: Locale): Promise<PreviewAnswer> {
    const key = `${reason} ${locale}`;
    const known = refusals.get(key);
    if (known) return known;
    const drawn = words(reason, locale);
    refusals.set(key, drawn);
    drawn.catch(() => refusals.delete(key));
    return drawn;
  }

  async function show(link: PreviewLink, key: string): Promise<PreviewAnswer> {
    const { locale, status } = link;
    let hasGaps = false;
    const published = createPreviewContent({ request, draft: undefined });
    const content =
      status === 'published'
        ? published
        : createPreviewContent({
            request,
            draft: { model: link.type, documentId: link.document },
            onGap: () => {
              hasGaps = true;
            },
          });
    const place = await placeOf(link, content, published);
    if (typeof place === 'string') return words(place, locale);
    const { route, publicHref } = place;
    const folder = routeOf(route.key).page;
    const { html, headers } = await drawPage({
      compose: options.compose,
      folder,
      page: pageIn(folder),
      request: {
        locale,
        url: new URL(pathTo(route.key, locale, route.params), drawing.siteUrl),
        route,
        content,
        search: options.search,
      },
      shown: new Shown(),
      standIn: undefined,
      preview: () => ({
        adminOrigin,
        bar: { status, hasGaps, publicHref },
        switchHref: previewHref({ ...link, locale: otherLocale(locale) }, key),
      }),
    });
    return { status: 200, html, headers };
  }

  async function words(reason: NoPreview, locale: Locale): Promise<PreviewAnswer> {
    const page = previewWords(reason);
    const { html, headers } = await drawPage({
      // A few words of ours, which need no other thread.
      compose: async (order) => composePage(drawing, page as Page<unknown>, order),
      folder: 'preview',
      page,
      request: {
        locale,
        url: new URL(previewPath, drawing.siteUrl),
        route: { key: 'home', params: {} },
        content: options.content.recording(new Shown()),
        search: options.search,
      },
      shown: new Shown(),
      standIn: 'not-found',
      preview: () => ({ adminOrigin, bar: undefined, switchHref: undefined }),
    });
    return { status: statusOf[reason], html, headers };
  }

  return app;
}

/** The type's page; for an entry, at the address that its draft gives it. */
async function placeOf(link: PreviewLink, content: Content, published: Content): Promise<Place> {
  const { type: model, document, locale } = link;
  if (isSingleModel(model)) {
    const key = singlePages[model];
    return { route: { key, params: {} }, publicHref: pathTo(key, locale) };
  }
  if (!isEntryModel(model)) return 'wrong';
  const query = { locale, filters: { documentId: { $eq: document } } };
  const [shown, live] = await Promise.all(
    [content, published].map(async (version) => {
      const { items } = await version.list(entryAddresses[model], query);
      return items[0];
    }),
  );
  if (!shown) return 'gone';
  if (!shown.slug) return 'noAddress';
  const key = entryRoute(model, { ...shown, slug: shown.slug }, locale);
  return {
    route: { key, params: { slug: shown.slug } },
    publicHref: live?.slug
      ? entryPath(model, { ...live, slug: live.slug }, locale)
      : pathTo(routeOf(key).list as RouteKey, locale),
  };
}

/** What an editor is told of an error; undefined when it is ours. */
function reasonOf(error: unknown): NoPreview | undefined {
  if (error instanceof DraftUnreadable) return 'unreadable';
  if (error instanceof ContentUnavailable) return 'unavailable';
  const isGone =
    error instanceof ContentMissing || error instanceof PageNotFound || error instanceof PageMoved;
  return isGone ? 'gone' : undefined;
}
