import type { Core } from '@strapi/strapi';

/** Nobody reads without a token and no visitor has an account, so the ready-made roles may do nothing. */
export async function closePublicRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: {} });
}
