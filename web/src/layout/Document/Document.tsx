import type { ReactNode } from 'react';
import type { AnalyticsOptions } from '../../analytics/options.ts';
import { CookieDialog } from '../../consent/CookieDialog/CookieDialog.tsx';
import { CookieSettings } from '../../consent/CookieSettings/CookieSettings.tsx';
import type { Locale } from '../../site/locale.ts';
import type { Alternates } from '../../site/paths.ts';
import { UpdateBanner } from '../../updates/UpdateBanner/UpdateBanner.tsx';
import type { Frame } from '../frame.ts';
import { type Preview, PreviewBar } from '../PreviewBar/PreviewBar.tsx';
import { Shell } from '../Shell/Shell.tsx';
import { WindowEdge } from '../WindowEdge/WindowEdge.tsx';
import { WindowEdgeRoom } from '../WindowEdge/WindowEdgeRoom.tsx';

/** What `<head>` says of a page. Addresses are absolute. */
export interface HeadData {
  readonly title: string;
  readonly description: string | undefined;
  readonly keywords: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: Alternates;
  readonly openGraph: {
    readonly title: string;
    readonly description: string | undefined;
    readonly image: string;
    readonly imageAlt: string | undefined;
    readonly url: string;
    readonly type: 'website' | 'article';
  };
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** Of the first view, in AVIF. */
  readonly preloadImages: readonly {
    readonly srcSet: string;
    readonly sizes: string;
    readonly media?: string;
  }[];
  readonly feed: { readonly href: string; readonly title: string };
  /** How a browser may search the site. */
  readonly openSearch: { readonly href: string; readonly title: string };
}

/** Files of the build that a page links to. */
export interface DocumentAssets {
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
}

interface DocumentProps {
  readonly locale: Locale;
  readonly head: HeadData;
  readonly frame: Frame;
  readonly assets: DocumentAssets;
  /** Without it nothing is ever measured. */
  readonly analytics: AnalyticsOptions | undefined;
  /** For editors only: nobody is asked about cookies, and nothing is installed or measured. */
  readonly preview?: DocumentPreview | undefined;
  /** The contact form, for the footer. */
  readonly contactForm?: ReactNode;
  readonly children: ReactNode;
}

export interface DocumentPreview {
  /** The only place that may frame the page. */
  readonly adminOrigin: string;
  /** Undefined where there is nothing to preview but words. */
  readonly bar: Preview | undefined;
}

const openGraphLocale: Record<Locale, string> = { fr: 'fr_CA', en: 'en_CA' };

export function Document(props: DocumentProps) {
  const { locale, head, frame, assets, analytics, preview, contactForm, children } = props;
  return (
    <html
      lang={locale === 'fr' ? 'fr-CA' : 'en-CA'}
      data-theme={frame.theme}
      data-analytics={analytics && !preview ? JSON.stringify(analytics) : undefined}
      data-preview={preview?.adminOrigin}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {head.preloadImages.map(({ srcSet, sizes, media }) => (
          <link
            key={srcSet}
            rel="preload"
            as="image"
            type="image/avif"
            media={media}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
          />
        ))}
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {head.description && <meta name="description" content={head.description} />}
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        {head.robots && <meta name="robots" content={head.robots} />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        <Alternate alternates={head.alternates} />
        <meta property="og:site_name" content="Salve" />
        <meta property="og:locale" content={openGraphLocale[locale]} />
        <meta property="og:type" content={head.openGraph.type} />
        <meta property="og:title" content={head.openGraph.title} />
        {head.openGraph.description && (
          <meta property="og:description" content={head.openGraph.description} />
        )}
        <meta property="og:url" content={head.openGraph.url} />
        <meta property="og:image" content={head.openGraph.image} />
        {head.openGraph.imageAlt && (
          <meta property="og:image:alt" content={head.openGraph.imageAlt} />
        )}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#F8F0E1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1A1410" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/atom+xml"
          href={head.feed.href}
          title={head.feed.title}
        />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={head.openSearch.href}
          title={head.openSearch.title}
        />
        {head.jsonLd.map((data) => (
          <JsonLd key={String(data['@type'])} data={data} />
        ))}
      </head>
      <body>
        {preview ? (
          preview.bar && <PreviewBar locale={locale} {...preview.bar} />
        ) : (
          <WindowEdge>
            <CookieDialog policy={frame.cookiePolicy} />
            <UpdateBanner locale={locale} />
          </WindowEdge>
        )}
        <Shell
          frame={frame}
          contactForm={contactForm}
          cookieSettings={preview ? undefined : <CookieSettings locale={locale} />}
        >
          {children}
        </Shell>
        {!preview && <WindowEdgeRoom />}
      </body>
    </html>
  );
}

/** Only a page with both languages has alternates; French is the default for all others. */
function Alternate({ alternates }: { readonly alternates: Alternates }) {
  const { fr, en } = alternates;
  if (!fr || !en) return null;
  return (
    <>
      <link rel="alternate" hrefLang="fr" href={fr} />
      <link rel="alternate" hrefLang="en" href={en} />
      <link rel="alternate" hrefLang="x-default" href={fr} />
    </>
  );
}

function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  // `<` is escaped, so that no text of an editor can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
