import type { Seo } from '../content/schema/seo.ts';
import { messagesFor } from '../site/messages/messages.ts';
import type { AskedPage, PageMeta } from './page.ts';
import { firstParagraph } from './plain-text.ts';

interface ServicePage {
  readonly title: string;
  readonly pretitle: string;
  readonly seo: Seo;
  /** Its first words, in markdown: the description where editors gave none. */
  readonly intro: string;
}

/** What every service page says of itself. */
export function serviceMeta(
  { title, pretitle, seo, intro }: ServicePage,
  { locale, route }: AskedPage,
): PageMeta {
  const { pageNames, siteName } = messagesFor(locale);
  const description = summaryOf(intro);
  return {
    title,
    description,
    seo,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: pretitle || pageNames[route.key],
        description: seo.description ?? description,
        provider: { '@type': 'Organization', name: siteName },
      },
    ],
  };
}

const longest = 160;

/** The first paragraph without its marks, cut between two words. */
export function summaryOf(markdown: string): string {
  const plain = firstParagraph(markdown);
  if (plain.length <= longest) return plain;
  return `${plain.slice(0, longest).replace(/ [^ ]*$/, '')}…`;
}
