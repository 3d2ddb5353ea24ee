import type { Core, UID } from '@strapi/strapi';

import { DEFAULT_LOCALE } from '../locales';
import { checkerOfRequest } from '../roles/checker-of-request';
import { refusal } from '../rules/refusal';
import { isScheduled, SCHEDULE_FIELDS, type ScheduleField } from './fields';

type Moments = Partial<Record<ScheduleField, string | Date | null>>;

const timeOf = (moment: string | Date | null | undefined): number | null =>
  moment ? new Date(moment).getTime() : null;

/**
 * A moment that has passed is refused, or saving a form that was opened before it would publish
 * again. One that is kept as it was is accepted: its draft is being mended. Whoever may not publish
 * may not have it done by the clock either.
 */
async function refuseBadMoments(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  moments: Moments,
  where: object | undefined,
): Promise<void> {
  const given = SCHEDULE_FIELDS.filter((field) => moments[field] !== undefined);
  if (given.length === 0) return;

  const stored: Moments | null =
    where &&
    (await strapi.db
      .query(uid)
      .findOne({ select: [...SCHEDULE_FIELDS], where: { ...where, publishedAt: null } }));
  for (const field of given) {
    const time = timeOf(moments[field]);
    if (time === timeOf(stored?.[field])) continue;
    if (checkerOfRequest(strapi, uid)?.cannot.publish()) {
      throw refusal(
        [field],
        'Ce moment ne peut être fixé que par une personne qui a le droit de publier.',
      );
    }
    if (time !== null && time <= Date.now()) {
      throw refusal(
        [field],
        'Ce moment est déjà passé. Choisissez-en un autre, ou videz le champ.',
      );
    }
  }
}

/** Publishing by hand does what was planned: nothing is left to publish later. */
async function forgetPublication(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: unknown,
): Promise<void> {
  await strapi.db.query(uid).updateMany({
    where: { documentId, publishedAt: null, ...(locale !== '*' && { locale }) },
    data: { publishAt: null },
  });
}

export function guardSchedules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, contentType, action, params } = context;
    if (!isScheduled(contentType)) return next();

    const locale = params.locale ?? DEFAULT_LOCALE;
    if (action === 'publish') {
      return strapi.db.transaction(async () => {
        await forgetPublication(strapi, uid, params.documentId, locale);
        return next();
      });
    }
    if (action === 'create' || action === 'update') {
      const where = action === 'update' ? { documentId: params.documentId, locale } : undefined;
      await refuseBadMoments(strapi, uid, (params.data ?? {}) as Moments, where);
    }
    return next();
  });
}
