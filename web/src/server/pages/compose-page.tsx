import { renderToStaticMarkup } from 'react-dom/server';
import type { AnalyticsOptions } from '../../analytics/options.ts';
import type { PostedForm } from '../../forms/answers.ts';
import { ContactFormPlace } from '../../forms/contact/ContactFormPlace.tsx';
import { Document, type DocumentPreview } from '../../layout/Document/Document.tsx';
import type { AskedPage, Page, PageMeta } from '../../pages/page.ts';
import { type Locale, otherLocale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import {
  type Alternates,
  alternatesOf,
  ancestorsOf,
  pathTo,
  type RouteMatch,
  switchHref,
  untranslatedNotice,
} from '../../site/paths.ts';
import { isPersonal } from '../../site/query-names.ts';
import { type RouteKey, routeOf } from '../../site/routes.ts';
import type { AssetsFor } from './assets.ts';
import { buildFrame, type FrameContent } from './frame.ts';
import { buildHead } from './head.ts';

export interface DrawOptions {
  readonly siteUrl: string;
  readonly blogUrl: string | undefined;
  readonly assetsFor: AssetsFor;
  readonly analytics: AnalyticsOptions | undefined;
}

/** Pages that stand in for one that cannot be shown. */
export type StandIn = 'not-found' | 'unavailable' | 'failure';

/** A page drawn for an editor, apart from what visitors are sent. */
export interface PreviewDrawing extends DocumentPreview {
  /** The same preview in the other language. */
  readonly switchHref: string | undefined;
}

/** All that a page is drawn from, once its content is there. Plain data: another thread may draw. */
export interface PageOrder {
  /** Folder under `pages/`. */
  readonly folder: string;
  readonly data: unknown;
  readonly frameContent: FrameContent;
  readonly locale: Locale;
  readonly address: string;
  readonly route: RouteMatch;
  readonly posted: PostedForm | undefined;
  readonly standIn: StandIn | undefined;
  readonly preview: PreviewDrawing | undefined;
}

export interface ComposedPage {
  readonly html: string;
  readonly isPassing: boolean;
  readonly isShuffled?: boolean;
}

/** Draws a page here and now, or has it drawn elsewhere. */
export type Compose = (order: PageOrder) => Promise<ComposedPage>;

/** Pages that show the form themselves, thank for it, or are shown when it cannot be sent. */
const withoutFooterContact: readonly RouteKey[] = ['contact', 'thanks', 'offline'];

export function composePage(
  options: DrawOptions,
  page: Page<unknown>,
  order: PageOrder,
): ComposedPage {
  const { folder, data, frameContent, locale, route, posted, standIn, preview } = order;
  const url = new URL(order.address);
  const meta = page.meta(data, { ...order, url });
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
        : languageSwitch({ ...order, url }, alternates, meta.switchQuery, standIn),
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
      // A container reads addresses and titles as it likes: on these pages there is none.
      analytics={isPersonal(url) ? undefined : options.analytics}
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
  return { html, isPassing: meta.isPassing === true, isShuffled: meta.isShuffled === true };
}

function languageSwitch(
  { locale, url, route }: AskedPage,
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
