import type { Core } from '@strapi/strapi';

import { CONTACT } from './types';

/** Contact requests from before they had a status: nobody has said that they were dealt with. */
export async function giveOldMessagesStatus(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .queryBuilder(CONTACT)
    .update({ statut: 'nouvelle' })
    .where({ statut: null })
    .execute();
}
