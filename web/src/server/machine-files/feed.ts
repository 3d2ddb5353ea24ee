import type { Content, ContentClient } from '../../content/client.ts';
import { blogPostInFeed, newsInFeed } from '../../content/schema/feed-entry.ts';
import { Shown } from '../../content/shown.ts';
import { type Locale, locales } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { feedPath } from './feed-path.ts';
import { xml } from './xml.ts';

const feedLength = 20;

interface FeedEntry {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  readonly date: string;
  readonly updatedAt: string;
}

/** News and blog posts in French; blog posts in English, where news articles are not offered. */
export async function feedEntries(content: Content, locale: Locale): Promise<FeedEntry[]> {
  const recent = { locale, pagination: { limit: feedLength } };
  const [news, posts] = await Promise.all([
    locale === 'fr' ? content.list(newsInFeed, { ...recent, sort: 'date:desc' }) : { items: [] },
    content.list(blogPostInFeed, { ...recent, sort: 'Publication:desc' }),
  ]);
  return [
    ...news.items.map((item) => ({
      ...item,
      path: pathTo('article', locale, { slug: item.slug }),
    })),
    ...posts.items.map((item) => ({
      ...item,
      path: pathTo('blogPost', locale, { slug: item.slug }),
    })),
  ]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, feedLength);
}

/**
 * Asks what the feeds ask, so that they have answers while the content service is away. What fails
 * is told where it is asked, and keeps nobody from drawing pages.
 */
export async function keepFeeds(client: ContentClient): Promise<void> {
  const content = client.recording(new Shown());
  await Promise.allSettled(locales.map((locale) => feedEntries(content, locale)));
}

export function feedXml(entries: readonly FeedEntry[], locale: Locale, siteUrl: string): string {
  const { siteName, feed } = messagesFor(locale);
  const self = siteUrl + feedPath(locale);
  const updated =
    entries
      .map((entry) => entry.updatedAt)
      .sort()
      .at(-1) ?? '2006-01-01T00:00:00Z';
  const items = entries.map(
    ({ title, summary, path, date, updatedAt }) =>
      xml`<entry><title>${title}</title><link href="${siteUrl + path}"/><id>${siteUrl + path}</id><published>${date}T12:00:00Z</published><updated>${updatedAt}</updated><summary>${summary}</summary></entry>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"><title>${siteName} · ${feed.title}</title><id>${self}</id><link rel="self" href="${self}"/><link href="${siteUrl + pathTo('home', locale)}"/><updated>${updated}</updated><author><name>${siteName}</name></author>`,
    ...items,
    '</feed>\n',
  ].join('\n');
}
