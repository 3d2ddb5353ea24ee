import type { Core, UID } from '@strapi/strapi';

import { DEFAULT_LOCALE } from './locales';

/**
 * When visitors could first read an entry, in each language. `publishedAt` moves with every publish,
 * and Strapi's own `firstPublishedAt` is an experiment: it goes onto every type, and a draft that is
 * saved with it loses it.
 */
const FIELD = 'premierePublication';

interface Version {
  id: number;
  locale: string;
  createdAt: string;
  publishedAt: string | null;
  [FIELD]: string | null;
}

/** On the draft, of which each publish makes a copy. */
async function noteFirst(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: unknown,
): Promise<void> {
  const versions: Version[] = await strapi.db.query(uid).findMany({
    select: ['id', 'locale', 'createdAt', 'publishedAt', FIELD],
    where: { documentId, ...(locale !== '*' && { locale }) },
  });
  for (const draft of versions.filter((version) => !version.publishedAt && !version[FIELD])) {
    const isOnline = versions.some((one) => one.publishedAt && one.locale === draft.locale);
    // Online since before this was noted: no moment is left but the one when it was begun.
    const moment = isOnline ? draft.createdAt : new Date();
    await strapi.db.query(uid).update({ where: { id: draft.id }, data: { [FIELD]: moment } });
  }
}

/** The seed does not come by here: what it writes is published as it is created. */
export function keepFirstPublication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, contentType, action, params } = context;
    if (!(FIELD in contentType.attributes)) return next();

    if (action === 'publish') {
      // A refused publish was none: what was noted goes with its transaction (`guardSchedules`).
      await noteFirst(strapi, uid, params.documentId, params.locale ?? DEFAULT_LOCALE);
    }
    // A duplicate is another entry: nobody has read it yet.
    if (action === 'clone') Object.assign(params, { data: { ...params.data, [FIELD]: null } });
    return next();
  });
}
