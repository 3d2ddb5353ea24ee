import { renderToStaticMarkup } from 'react-dom/server';
import type { AnalyticsOptions } from '../../analytics/options.ts';
import type { ContentClient } from '../../content/client.ts';
import { ContentMissing, ContentUnavailable } from '../../content/errors.ts';
import { Shown } from '../../content/shown.ts';
import type { PostedForm } from '../../forms/answers.ts';
import { ContactFormPlace } from '../../forms/contact/ContactFormPlace.tsx';
import { Document, type DocumentPreview } from '../../layout/Document/Document.tsx';
import type { Page, PageMeta, PageRequest } from '../../pages/page.ts';
import { PageMoved, PageNotFound } from '../../pages/page.ts';
import { type Locale, localeOf, otherLocale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import {
  type Alternates,
  alternatesOf,
  ancestorsOf,
  matchPath,
  pathTo,
  type RouteMatch,
  switchHref,
  untranslatedNotice,
} from '../../site/paths.ts';
import { type RouteKey, routeOf } from '../../site/routes.ts';
import type { AssetsFor } from './assets.ts';
import { buildFrame, loadFrameContent } from './frame.ts';
import { buildHead } from './head.ts';
import type { NewAddressOf } from './new-address.ts';
import type { RenderedPage } from './page-cache.ts';
import { pageIn } from './page-registry.ts';

export interface DrawOptions {
  readonly siteUrl: string;
  readonly blogUrl: string | undefined;
  readonly assetsFor: AssetsFor;
  readonly analytics: AnalyticsOptions | undefined;
}

export interface RenderOptions extends DrawOptions {
  readonly content: ContentClient;
  readonly newAddressOf: NewAddressOf;
  readonly onError: (error: unknown, url: URL) => void;
}

/** Pages that show the form themselves, thank for it, or are shown when it cannot be sent. */
const withoutFooterContact: readonly RouteKey[] = ['contact', 'thanks', 'offline'];

/** Pages that stand in for one that cannot be shown. */
type StandIn = 'not-found' | 'unavailable' | 'failure';

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
        options,
        folder,
        page,
        request: { locale, url, route: match, content: recording, posted },
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
      return await draw(folder, pageIn(folder), route);
    } catch (error) {
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

/** A page drawn for an editor, apart from what visitors are sent. */
export interface PreviewDrawing extends DocumentPreview {
  /** The same preview in the other language. */
  readonly switchHref: string | undefined;
}

interface Drawing {
  readonly options: DrawOptions;
  readonly folder: string;
  readonly page: Page<unknown>;
  readonly request: PageRequest;
  readonly shown: Shown;
  readonly standIn: StandIn | undefined;
  /** Called when the content is there: what it says of the content may not be known before. */
  readonly preview?: () => PreviewDrawing;
}

export async function drawPage({
  options,
  folder,
  page,
  request,
  shown,
  standIn,
  preview: describePreview,
}: Drawing): Promise<RenderedPage> {
  const { locale, url, route, content, posted } = request;
  const [data, frameContent] = await Promise.all([
    page.load(request),
    loadFrameContent(content, locale, url.pathname),
  ]);
  const preview = describePreview?.();
  const meta = page.meta(data, request);
  const alternates = standIn ? {} : (meta.alternates ?? alternatesOf(route.key));
  const path = alternates[locale] ?? url.pathname;
  const crumbs = standIn ? [] : breadcrumbs(route, locale, meta, path);
  const frame = buildFrame(
    {
      locale,
      path,
      blogUrl: options.blogUrl,
      breadcrumbs: crumbs,
      languageSwitch: preview?.switchHref
        ? { target: otherLocale(locale), href: preview.switchHref }
        : languageSwitch(request, alternates, meta.switchQuery, standIn),
      notice: noticeOf(url, locale),
      footerContact: standIn !== undefined || !withoutFooterContact.includes(route.key),
    },
    frameContent,
  );
  const head = buildHead({
    meta,
    locale,
    alternates: meta.canonical ? {} : indexedOf(route, alternates),
    path: meta.canonical ?? path,
    crumbs,
    siteUrl: options.siteUrl,
    standIn: standIn !== undefined || preview !== undefined,
    contact: frame.contact,
    social: frame.social,
  });
  const { forms, preview: previewTexts } = messagesFor(locale);
  const titlePrefix = preview ? previewTexts.titlePrefix : posted ? forms.titlePrefix : '';
  const View = page.View;
  const html = `<!doctype html>${renderToStaticMarkup(
    <Document
      locale={locale}
      // Who reads by ear learns from the title that the form has errors, or that this is a preview.
      head={{ ...head, title: `${titlePrefix}${head.title}` }}
      frame={frame}
      assets={options.assetsFor(folder)}
      analytics={options.analytics}
      preview={preview}
      contactForm={
        <ContactFormPlace
          locale={locale}
          path={path}
          email={frame.contact.email}
          isStudio={frame.theme === 'studio'}
          posted={posted}
        />
      }
    >
      <View data={data} locale={locale} url={url} route={route} posted={posted} />
    </Document>,
  )}`;
  const status = standIn ? statusOf[standIn] : 200;
  return {
    status,
    html,
    headers: {
      'Content-Language': locale === 'fr' ? 'fr-CA' : 'en-CA',
      ...(status === 503 && { 'Retry-After': '30' }),
    },
    shown,
    // What cannot be shown now may be shown in a moment; unknown paths are without number.
    keep: standIn === undefined && meta.isPassing !== true,
  };
}

function languageSwitch(
  { locale, url, route }: PageRequest,
  alternates: Alternates,
  switchQuery: URLSearchParams | undefined,
  standIn: StandIn | undefined,
) {
  const target = otherLocale(locale);
  if (standIn === 'not-found') return { target, href: switchHref(url, undefined, {}, target) };
  // The content service cannot say where the translation is: the same path, asked in the other language.
  const known = standIn ? { [target]: url.pathname } : alternates;
  const from = new URL(url);
  if (switchQuery) from.search = switchQuery.toString();
  return { target, href: switchHref(from, route, known, target) };
}

/**
 * The language toggle may lead to a page that search engines are not invited to (a French-only
 * job in English); hreflang may not.
 */
function indexedOf(route: RouteMatch, alternates: Alternates): Alternates {
  const { indexed } = routeOf(route.key);
  if (!indexed) return alternates;
  return Object.fromEntries(indexed.map((locale) => [locale, alternates[locale]]));
}

const noticeOf = (url: URL, locale: Locale) =>
  url.searchParams.get(untranslatedNotice.name) === untranslatedNotice.value
    ? messagesFor(locale).layout.untranslated
    : undefined;

function breadcrumbs(route: RouteMatch, locale: Locale, meta: PageMeta, path: string) {
  const { pageNames } = messagesFor(locale);
  const above = ancestorsOf(route.key).map((key) => ({
    name: pageNames[key],
    url: pathTo(key, locale),
  }));
  return [...above, { name: meta.crumb ?? pageNames[route.key], url: path }];
}
