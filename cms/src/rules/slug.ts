import type { Core } from '@strapi/strapi';

import { DEFAULT_LOCALE } from '../locales';
import { refusal } from './refusal';

/**
 * Two entries of a type cannot share an address in the same language; across languages they may.
 * Strapi checks this too, but only on publishing and in English.
 */
export function requireUniqueSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();

    const { uid, contentType, params } = context;
    const slug = (params.data as { slug?: unknown } | undefined)?.slug;
    if (contentType.attributes.slug?.type !== 'uid' || typeof slug !== 'string') return next();

    const documentId = 'documentId' in params ? params.documentId : undefined;
    const twin = await strapi.db.query(uid).findOne({
      select: ['id'],
      where: {
        slug,
        locale: params.locale ?? DEFAULT_LOCALE,
        ...(documentId && { documentId: { $ne: documentId } }),
      },
    });
    if (twin) {
      throw refusal(
        ['slug'],
        `L’identifiant « ${slug} » sert déjà à une autre entrée dans cette langue. Choisissez-en un autre.`,
      );
    }
    return next();
  });
}
