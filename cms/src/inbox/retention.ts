import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { monthsBefore } from './months-before';
import { CHANGE, COMPLAINT, CONTACT, type InboxType } from './types';

const EVERY_HOUR = '17 * * * *';

/** Destroyed together, so that one round never holds the database for long. */
const BATCH = 500;

/**
 * Destroys what has been kept for its time, and its journal with it. The site does the same with
 * its own copies. The query builder stands below what seals received messages.
 */
async function destroyOldEntries(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { contact, complaint } = environment.retentionMonths;
  for (const [type, months] of [
    [CONTACT, contact],
    [COMPLAINT, complaint],
  ] as const) {
    const count = await destroyBefore(strapi, type, monthsBefore(now, months));
    if (count > 0) strapi.log.info(`${count} entries of ${type} were past their time: destroyed.`);
  }
}

async function destroyBefore(strapi: Core.Strapi, type: InboxType, moment: Date): Promise<number> {
  for (let count = 0; ; ) {
    const old: { id: number; documentId: string }[] = await strapi.db.query(type).findMany({
      select: ['id', 'documentId'],
      where: { receivedAt: { $lt: moment.toISOString() } },
      limit: BATCH,
    });
    if (old.length === 0) return count;
    await strapi.db.transaction(async () => {
      const messages = old.map(({ documentId }) => documentId);
      await strapi.db
        .queryBuilder(CHANGE)
        .delete()
        .where({ message: { $in: messages } })
        .execute();
      const ids = old.map(({ id }) => id);
      await strapi.db
        .queryBuilder(type)
        .delete()
        .where({ id: { $in: ids } })
        .execute();
    });
    count += old.length;
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
