import type { Core } from '@strapi/strapi';

const PERMISSION = 'plugin::users-permissions.permission';

/** Gives an anonymous caller nothing, but without any permission Strapi answers 401 instead of 403. */
const HARMLESS = 'plugin::users-permissions.user.me';

/** Nobody reads without a token and no visitor has an account, so the ready-made roles may do nothing. */
export async function closePublicRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query(PERMISSION);
  const publicRole = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } });
  const kept = { action: HARMLESS, role: publicRole.id };

  await permissions.deleteMany({ where: { action: { $ne: HARMLESS } } });
  if (!(await permissions.findOne({ where: kept }))) await permissions.create({ data: kept });
}
