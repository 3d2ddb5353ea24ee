import type { Core, Schema, UID } from '@strapi/strapi';

/** When a draft goes online, and when it leaves the site. The draft's own values are the plan. */
export const SCHEDULE_FIELDS = ['publishAt', 'unpublishAt'] as const;

export type ScheduleField = (typeof SCHEDULE_FIELDS)[number];

export const isScheduled = ({ attributes }: Schema.ContentType): boolean =>
  SCHEDULE_FIELDS.every((field) => attributes[field]?.type === 'datetime');

/** A type takes part when its schema has both moments. */
export const scheduledTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  Object.values(strapi.contentTypes)
    .filter(isScheduled)
    .map(({ uid }) => uid);
