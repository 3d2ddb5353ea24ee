import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { searchName } from '../../site/search-address.ts';
import { xml } from './xml.ts';

const paths: Record<Locale, string> = { fr: '/opensearch.xml', en: '/en/opensearch.xml' };

/** Where browsers read how to search this site. */
export const openSearchPath = (locale: Locale): string => paths[locale];

/** OpenSearch 1.1: a browser that knows it offers the site's search in its own field. */
export function openSearchXml(locale: Locale, siteUrl: string): string {
  const { siteName, search } = messagesFor(locale);
  const template = `${siteUrl}${pathTo('search', locale)}?${searchName}={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    xml`<ShortName>${siteName}</ShortName>`,
    xml`<Description>${search.openSearch}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    xml`<Language>${locale}-CA</Language>`,
    xml`<Image width="32" height="32" type="image/x-icon">${siteUrl}/favicon.ico</Image>`,
    xml`<Url type="text/html" template="${template}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
