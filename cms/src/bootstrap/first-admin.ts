import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { DEFAULT_LOCALE } from '../locales';

/** Without ADMIN_EMAIL and ADMIN_PASSWORD the first visitor of the admin registers as its owner. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { firstAdmin } = environment;
  if (!firstAdmin) return;

  const users = strapi.service('admin::user');
  if (await users.exists()) return;

  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await users.create({
    ...firstAdmin,
    firstname: 'Administration',
    preferedLanguage: DEFAULT_LOCALE,
    isActive: true,
    roles: [superAdmin.id],
  });
}
