import type { ContentClient } from '../../content/client.ts';
import { ContentMissing, ContentUnavailable } from '../../content/errors.ts';
import { Shown } from '../../content/shown.ts';
import type { PostedForm } from '../../forms/answers.ts';
import { type Page, PageMoved, PageNotFound, type PageRequest } from '../../pages/page.ts';
import { SearchBusy, type SiteSearch } from '../../search/site-search.ts';
import { type Locale, localeOf } from '../../site/locale.ts';
import { matchPath, type RouteMatch } from '../../site/paths.ts';
import { isPersonal } from '../../site/query-names.ts';
import { routeOf } from '../../site/routes.ts';
import type { Compose, PreviewDrawing, StandIn } from './compose-page.tsx';
import { DrawingFailed } from './drawing-room.ts';
import { loadFrameContent } from './frame.ts';
import type { NewAddressOf } from './new-address.ts';
import { pageIn } from './page-registry.ts';
import type { RenderedPage } from './stored-page.ts';

export interface RenderOptions {
  readonly compose: Compose;
  readonly content: ContentClient;
  readonly search: SiteSearch;
  readonly newAddressOf: NewAddressOf;
  readonly onError: (error: unknown, url: URL) => void;
  /** Told whether the page of a route could be drawn: those who wrote it can mend it. */
  readonly onDrawn: (route: RouteMatch, locale: Locale, lost?: DrawingFailed) => void;
}

/** How long everybody sees the same order. */
const shuffledFreshMs = 60_000;

const statusOf: Record<StandIn, number> = { 'not-found': 404, unavailable: 503, failure: 500 };

export function createRenderer(options: RenderOptions) {
  const { content, onError } = options;

  return async function render(url: URL, posted?: PostedForm): Promise<RenderedPage> {
    const locale = localeOf(url);
    const route = matchPath(url.pathname);
    const shown = new Shown();
    const recording = content.recording(shown);
    const draw = (folder: string, page: Page<unknown>, match: RouteMatch, standIn?: StandIn) =>
      drawPage({
        compose: options.compose,
        folder,
        page,
        request: { locale, url, route: match, content: recording, search: options.search, posted },
        shown,
        standIn,
      });
    const drawStandIn = (standIn: StandIn) =>
      draw(standIn, pageIn(standIn), route ?? { key: 'home', params: {} }, standIn);

    const drawNotFound = async () => {
      if (posted) return drawStandIn('not-found');
      // Side by side, so that nobody waits longer for a page that is missing.
      const [location, page] = await Promise.all([
        options.newAddressOf(url, recording),
        drawStandIn('not-found'),
      ]);
      return location === undefined ? page : moved(new PageMoved(location, 308), shown);
    };

    if (!route) return drawNotFound();
    try {
      const folder = routeOf(route.key).page;
      const drawn = await draw(folder, pageIn(folder), route);
      options.onDrawn(route, locale);
      return drawn;
    } catch (error) {
      if (error instanceof DrawingFailed) options.onDrawn(route, locale, error);
      if (error instanceof SearchBusy) throw error;
      if (error instanceof PageMoved) return moved(error, shown);
      if (error instanceof PageNotFound || error instanceof ContentMissing) return drawNotFound();
      if (error instanceof ContentUnavailable) return drawStandIn('unavailable');
      onError(error, url);
      return drawStandIn('failure');
    }
  };
}

const moved = ({ location, status }: PageMoved, shown: Shown): RenderedPage => ({
  status,
  html: '',
  headers: { Location: location },
  shown,
  keep: true,
});

interface Drawing {
  readonly compose: Compose;
  readonly folder: string;
  readonly page: Pick<Page<unknown>, 'load'>;
  readonly request: PageRequest;
  readonly shown: Shown;
  readonly standIn: StandIn | undefined;
  /** Called when the content is there: what it says of the content may not be known before. */
  readonly preview?: () => PreviewDrawing;
}

/** Loads what a page shows, then has it drawn. */
export async function drawPage({
  compose,
  folder,
  page,
  request,
  shown,
  standIn,
  preview,
}: Drawing): Promise<RenderedPage> {
  const { locale, url, route, content, posted } = request;
  const [data, frameContent] = await Promise.all([
    page.load(request),
    loadFrameContent(content, locale, url.pathname),
  ]);
  const { html, isPassing, isShuffled } = await compose({
    folder,
    data,
    frameContent,
    locale,
    address: url.href,
    route,
    posted,
    standIn,
    preview: preview?.(),
  });
  const status = standIn ? statusOf[standIn] : 200;
  return {
    status,
    html,
    headers: {
      'Content-Language': locale === 'fr' ? 'fr-CA' : 'en-CA',
      ...(status === 503 && { 'Retry-After': '30' }),
      ...(isPassing && { 'Cache-Control': 'private, no-store' }),
      // Or the next page would be told the whole address, and a container there with it.
      ...(isPersonal(url) && { 'Referrer-Policy': 'strict-origin' }),
    },
    shown,
    // What cannot be shown now may be shown in a moment; unknown paths are without number.
    keep: standIn === undefined && !isPassing,
    ...(isShuffled && { freshMs: shuffledFreshMs }),
  };
}
