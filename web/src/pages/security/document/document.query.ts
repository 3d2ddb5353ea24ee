import {
  type SecurityDocument,
  securityDocuments,
} from '../../../content/schema/security-document.ts';
import { securityDocumentIds } from '../../../site/content-ids.ts';
import { entryAlternates, entryBySlug } from '../../entry-by-slug.ts';
import { type AskedPage, PageNotFound, type PageRequest } from '../../page.ts';

/** Two documents have addresses of their own and are asked for by number; the others by slug. */
export async function loadDocument(request: PageRequest): Promise<SecurityDocument> {
  const { content, locale, route } = request;
  const ids =
    route.key === 'accessProcess' || route.key === 'retention'
      ? securityDocumentIds[route.key]
      : undefined;
  if (!ids) return entryBySlug(request, securityDocuments, { populate: { localizations: true } });
  const { items } = await content.list(securityDocuments, {
    locale,
    filters: { id: { $eq: ids[locale] } },
    populate: { localizations: true },
  });
  const [document] = items;
  if (!document) throw new PageNotFound(`No security document ${ids[locale]}.`);
  return document;
}

/** Documents found by slug have an address by language where they are translated. */
export const documentAlternates = (request: AskedPage, document: SecurityDocument) =>
  request.route.key === 'securityProcedure'
    ? { alternates: entryAlternates(request, document) }
    : {};
