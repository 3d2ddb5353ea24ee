import type { Core, UID } from '@strapi/strapi';

import type { Locale } from '../locales';
import { SCHEDULE_FIELDS, type ScheduleField } from './fields';

const PAGE = 100;

export interface ScheduledDraft extends Record<ScheduleField, string | null> {
  id: number;
  documentId: string;
  locale: Locale;
  [field: string]: unknown;
}

/** Drafts of a type with a moment at or before `now`, a page of them in memory at a time. */
export async function* dueDrafts(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  now: Date,
  select: string[] = [],
): AsyncGenerator<ScheduledDraft> {
  let last = 0;
  for (;;) {
    const page: ScheduledDraft[] = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'locale', ...SCHEDULE_FIELDS, ...select],
      where: {
        id: { $gt: last },
        publishedAt: null,
        $or: SCHEDULE_FIELDS.map((field) => ({ [field]: { $lte: now.toISOString() } })),
      },
      orderBy: { id: 'asc' },
      limit: PAGE,
    });
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}

export const isDue = (moment: string | null, now: Date): moment is string =>
  moment !== null && new Date(moment) <= now;
