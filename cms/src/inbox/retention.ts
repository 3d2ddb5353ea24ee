import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { COMPLAINT, CONTACT } from './types';

const EVERY_HOUR = '17 * * * *';

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** Destroys what has been kept for its time. The site does the same with its own copies. */
async function destroyOldEntries(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { contact, complaint } = environment.retentionMonths;
  for (const [type, months] of [
    [CONTACT, contact],
    [COMPLAINT, complaint],
  ] as const) {
    const { count } = await strapi.db
      .query(type)
      .deleteMany({ where: { receivedAt: { $lt: monthsBefore(now, months).toISOString() } } });
    if (count > 0) strapi.log.info(`${count} entries of ${type} were past their time: destroyed.`);
  }
}

export async function destroyOldEntriesHourly(strapi: Core.Strapi): Promise<void> {
  strapi.cron.add({
    destroyOldInboxEntries: {
      task: ({ strapi: running }: { strapi: Core.Strapi }) => destroyOldEntries(running),
      options: EVERY_HOUR,
    },
  });
  await destroyOldEntries(strapi);
}
