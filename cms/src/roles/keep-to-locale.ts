import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isLocalized } from '../content-types';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import { checkerOfRequest } from './checker-of-request';

/**
 * Strapi looks at the languages of a permission for entries that exist, and forgets them when a
 * language version is made: a translator could write in any language. This looks then, too.
 */
export function keepToLocale(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, contentType, action, params } = context;
    const creates = action === 'create' || action === 'update' || action === 'clone';
    if (!creates || !isLocalized(contentType)) return next();

    const checker = checkerOfRequest(strapi, uid);
    if (!checker) return next();

    const { documentId } = params as { documentId?: string };
    const createdBy = strapi.requestContext.get()?.state.user;
    for (const locale of localesOf(params.locale)) {
      const exists =
        action === 'update' &&
        (await strapi.db.query(uid).findOne({ select: ['id'], where: { documentId, locale } }));
      if (!exists && checker.cannot.create({ locale, createdBy })) {
        throw new errors.ForbiddenError();
      }
    }
    return next();
  });
}

function localesOf(locale: unknown): string[] {
  if (locale === '*') return LOCALES.map(({ code }) => code);
  return [typeof locale === 'string' ? locale : DEFAULT_LOCALE];
}
