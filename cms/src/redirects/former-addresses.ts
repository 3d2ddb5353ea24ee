import type { Core, UID } from '@strapi/strapi';

import { hasPage, modelOf } from '../preview/types-with-page';
import { FORMER_ADDRESS } from './types';

const CHANGING = ['publish', 'unpublish', 'update', 'delete'];

interface Version {
  locale: string;
  slug: string | null;
  publishedAt: string | null;
}

/** The slugs that visitors know a document by, one a language. */
const publicSlugs = (versions: readonly Version[]) =>
  new Map(
    versions.flatMap(({ locale, slug, publishedAt }) =>
      publishedAt && slug ? [[locale, slug] as const] : [],
    ),
  );

/**
 * When a published slug changes, the address it had is kept with the document. The site asks for
 * the document's slug of the day, so that an address changed many times leads on in one step.
 */
export function rememberFormerAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, contentType, action, params } = context;
    const documentId = 'documentId' in params ? params.documentId : undefined;
    const concerns = hasPage(uid) && 'slug' in contentType.attributes && CHANGING.includes(action);
    if (!concerns || !documentId) return next();

    const before = await versionsOf(strapi, uid, documentId);
    const result = await next();
    const after = await versionsOf(strapi, uid, documentId);

    const slugs = publicSlugs(after);
    for (const [locale, slug] of publicSlugs(before)) {
      if (slugs.get(locale) !== slug) await remember(strapi, uid, documentId, locale, slug);
    }
    // An entry that has its former address again, or that is gone, leads nowhere else.
    const isOver = ({ langue, slug }: FormerAddress) =>
      slugs.get(langue) === slug || !after.some(({ locale }) => locale === langue);
    await forget(strapi, uid, documentId, isOver);
    return result;
  });
}

const versionsOf = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Version[]> =>
  strapi.db
    .query(uid)
    .findMany({ select: ['locale', 'slug', 'publishedAt'], where: { documentId } });

interface FormerAddress {
  documentId: string;
  type: string;
  langue: string;
  slug: string;
  document: string;
}

/** Strapi's types know no content type's fields before the service has run once. */
const asData = (fields: Partial<FormerAddress>) => fields as never;

/** Of two entries that had the same address one after the other, the later one is meant. */
async function remember(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  document: string,
  langue: string,
  slug: string,
): Promise<void> {
  const addresses = strapi.documents(FORMER_ADDRESS);
  const name = { type: modelOf(uid), langue, slug };
  const known = await addresses.findFirst({ filters: name });
  if (known) await addresses.update({ documentId: known.documentId, data: asData({ document }) });
  else await addresses.create({ data: asData({ ...name, document }) });
}

async function forget(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  document: string,
  isOver: (address: FormerAddress) => boolean,
): Promise<void> {
  const addresses = strapi.documents(FORMER_ADDRESS);
  const own = (await addresses.findMany({
    filters: { type: modelOf(uid), document },
  })) as unknown as FormerAddress[];
  for (const { documentId } of own.filter(isOver)) await addresses.delete({ documentId });
}
