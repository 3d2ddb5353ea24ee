import type { HeadData } from '../../layout/Document/Document.tsx';
import type { ContactDetails } from '../../layout/frame.ts';
import type { PageMeta } from '../../pages/page.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import type { NavigationLink } from '../../site/navigation.ts';
import { type Alternates, pathTo } from '../../site/paths.ts';
import { searchName } from '../../site/search-address.ts';
import { artworkSources } from '../../ui/Artwork/artworks.ts';
import { mediaSrcSet, mediaUrl, mediaWidths } from '../../ui/Picture/media-url.ts';
import { feedPath } from '../machine-files/feed-path.ts';
import { openSearchPath } from '../machine-files/open-search.ts';

interface HeadRequest {
  readonly meta: PageMeta;
  readonly locale: Locale;
  readonly alternates: Alternates;
  readonly path: string;
  readonly crumbs: readonly NavigationLink[];
  readonly siteUrl: string;
  readonly standIn: boolean;
  readonly contact: ContactDetails;
  readonly social: readonly NavigationLink[];
}

const fallbackImage = '/og-image.jpg';

/** Metadata from the editors' fields, with sound fall-backs where they left them empty. */
export function buildHead(request: HeadRequest): HeadData {
  const { meta, locale, alternates, path, crumbs, siteUrl, standIn } = request;
  const { siteName } = messagesFor(locale);
  const { seo } = meta;
  const absolute = (target: string) => `${siteUrl}${target}`;
  const title = seo?.title ?? meta.title;
  const description = seo?.description ?? meta.description;
  const image = seo?.ogImage ?? meta.image;
  const hidden = standIn || meta.noindex === true;
  return {
    title: title.includes(siteName) ? title : `${title} · ${siteName}`,
    description,
    keywords: seo?.keywords,
    robots: hidden ? 'noindex' : seo?.robots,
    canonical: standIn ? undefined : absolute(path),
    alternates: hidden
      ? {}
      : {
          ...(alternates.fr && { fr: absolute(alternates.fr) }),
          ...(alternates.en && { en: absolute(alternates.en) }),
        },
    openGraph: {
      title: seo?.ogTitle ?? title,
      description: seo?.ogDescription ?? description,
      image: absolute(image ? mediaUrl(image.src, { width: 1000, format: 'jpg' }) : fallbackImage),
      imageAlt: image?.alt[locale],
      url: absolute(path),
      type: meta.type ?? 'website',
    },
    jsonLd: standIn
      ? []
      : [
          organization(request),
          ...(crumbs.length === 1 ? [website(request)] : []),
          ...(crumbs.length > 1 ? [breadcrumbList(crumbs, absolute)] : []),
          ...(meta.jsonLd ?? []),
        ],
    preloadImages: meta.preload ? preloadImages(meta.preload) : [],
    feed: { href: feedPath(locale), title: siteName },
    openSearch: { href: openSearchPath(locale), title: siteName },
  };
}

function preloadImages(preload: NonNullable<PageMeta['preload']>): HeadData['preloadImages'] {
  if ('artwork' in preload) return artworkSources(preload.artwork, preload.sizes, 'avif');
  const { image, sizes, wide } = preload;
  return [{ srcSet: mediaSrcSet(image.src, mediaWidths(image.width, wide), 'avif'), sizes }];
}

const organization = ({ siteUrl, contact, social }: HeadRequest) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Salve',
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
  email: contact.email,
  telephone: contact.phone,
  address: contact.address,
  foundingDate: '2006',
  sameAs: social.map(({ url }) => url),
});

/** On the home page: how machines may search the site. */
const website = ({ siteUrl, locale }: HeadRequest) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Salve',
  url: siteUrl,
  inLanguage: locale === 'fr' ? 'fr-CA' : 'en-CA',
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${pathTo('search', locale)}?${searchName}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

const breadcrumbList = (crumbs: readonly NavigationLink[], absolute: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(url),
  })),
});
