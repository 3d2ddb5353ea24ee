import type { Core } from '@strapi/strapi';

import { INBOX_TYPES } from '../inbox/types';
import { narrowOldDesks } from './narrow-old-desks';
import { READY_MADE_ROLES } from './ready-made';

/** Strapi makes these two on its first start and gives them everything there is. */
const STARTER_ROLES = { code: { $in: ['strapi-editor', 'strapi-author'] } };

/** A role that exists is left as the administrators made it; one that was deleted comes back. */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');
  for (const { permissions, ...attributes } of READY_MADE_ROLES) {
    if (await roles.exists({ code: attributes.code })) continue;
    // Broken off in between, it would be there without its rights, and stay so.
    await strapi.db.transaction(async () => {
      const { id } = await roles.create(attributes);
      await roles.assignPermissions(id, permissions(strapi));
    });
  }
  await removeStarterRoles(strapi);
  await closeInboxToStarterRoles(strapi);
  await narrowOldDesks(strapi);
}

/** Ours take their place. Once there are people, they may have a use for them. */
async function removeStarterRoles(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return;
  const roles = strapi.service('admin::role');
  const starters: { id: number }[] = await roles.find(STARTER_ROLES);
  await roles.deleteByIds(starters.map(({ id }) => id));
}

async function closeInboxToStarterRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('admin::permission').deleteMany({
    where: { subject: { $in: [...INBOX_TYPES] }, role: STARTER_ROLES },
  });
}
