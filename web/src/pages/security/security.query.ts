import { optional } from '../../content/errors.ts';
import { plainPages } from '../../content/schema/plain-page.ts';
import { privacyPolicy } from '../../content/schema/privacy-policy.ts';
import {
  type SecurityDocument,
  securityDocuments,
} from '../../content/schema/security-document.ts';
import { securityDocumentIds } from '../../site/content-ids.ts';
import { wholeList } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import type { PageRequest } from '../page.ts';
import { type Paper, sortPapers } from './papers.ts';

export async function loadSecurity({ content, locale }: PageRequest) {
  const [page, documents, policy] = await Promise.all([
    content.single(plainPages.security, {
      locale,
      populate: { blocks: true, SEOFields: { populate: '*' } },
    }),
    optional(
      content.list(securityDocuments, {
        locale,
        sort: 'title:asc',
        pagination: { limit: wholeList },
      }),
    ),
    optional(content.single(privacyPolicy, { locale, populate: '*' })),
  ]);
  const papers = [
    ...fixedPapers(locale, policy?.date),
    ...(documents?.items.map((document) => paperOf(document, locale)) ?? []),
  ];
  return { page, ...sortPapers(page.blocks, papers, messagesFor(locale).security.others) };
}

/** Pages that are no documents of the content service's list. */
function fixedPapers(locale: Locale, policyDate: string | undefined): Paper[] {
  const { pageNames, security } = messagesFor(locale);
  return [
    { href: pathTo('privacy', locale), title: pageNames.privacy, date: policyDate },
    { href: pathTo('complaint', locale), title: pageNames.complaint, kind: security.form },
  ];
}

const paperOf = ({ id, slug, title, date }: SecurityDocument, locale: Locale): Paper => ({
  href: hrefOf(id, slug, locale),
  title,
  date,
});

/** Two documents have addresses of their own. */
function hrefOf(id: number, slug: string, locale: Locale): string {
  if (id === securityDocumentIds.accessProcess[locale]) return pathTo('accessProcess', locale);
  if (id === securityDocumentIds.retention[locale]) return pathTo('retention', locale);
  return pathTo('securityProcedure', locale, { slug });
}
