import type { Core } from '@strapi/strapi';

/**
 * SQLite has no idea how many entries there are and how many parts each has, unless it is told to
 * look: with 10,000 news items it then reads all parts of all entries for a page of five.
 * PostgreSQL looks by itself.
 */
export async function gatherStatistics(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('analyze');
}
