import type { Author } from '../content/schema/author.ts';
import type { Image } from '../content/schema/media.ts';
import type { Locale } from '../site/locale.ts';
import { mediaUrl } from '../ui/Picture/media-url.ts';

interface Article {
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly updatedAt: string;
  readonly cover: Image | undefined;
  readonly author: Author | undefined;
}

interface Place {
  readonly locale: Locale;
  readonly address: URL;
  /** Tags, or the category. */
  readonly keywords: readonly string[];
}

/** What an article tells search engines of itself. */
export function articleJsonLd(
  type: 'NewsArticle' | 'BlogPosting',
  article: Article,
  { locale, address, keywords }: Place,
) {
  const { title, summary, date, updatedAt, cover, author } = article;
  const organization = { '@type': 'Organization', name: 'Salve', url: address.origin };
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description: summary || undefined,
    inLanguage: locale === 'fr' ? 'fr-CA' : 'en-CA',
    datePublished: date,
    dateModified: updatedAt,
    keywords: keywords.length > 0 ? keywords : undefined,
    mainEntityOfPage: address.href,
    image: cover && new URL(mediaUrl(cover.src, { width: 1000, format: 'jpg' }), address).href,
    author: author ? { '@type': 'Person', name: author.name } : organization,
    publisher: organization,
  };
}
