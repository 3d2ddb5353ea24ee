import type { Core } from '@strapi/strapi';

import { ensureFirstAdmin } from './bootstrap/first-admin';
import { ensureLocales } from './bootstrap/locales';
import { closePublicRoles } from './bootstrap/public-roles';
import { ensureSiteToken } from './bootstrap/site-token';
import { ensureSiteWebhook } from './bootstrap/site-webhook';
import { destroyOldEntriesHourly } from './inbox/retention';
import { ensureInboxRoles } from './inbox/roles';
import { ensureInboxToken } from './inbox/token';
import { keepInboxOutOfWebhooks } from './inbox/webhook';
import { requireAlternativeTexts } from './rules/alternative-text';
import { requireUniqueSlugs } from './rules/slug';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    requireUniqueSlugs(strapi);
    requireAlternativeTexts(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureLocales(strapi);
    await closePublicRoles(strapi);
    await ensureSiteToken(strapi);
    await ensureInboxToken(strapi);
    await ensureInboxRoles(strapi);
    keepInboxOutOfWebhooks(strapi);
    await destroyOldEntriesHourly(strapi);
    await ensureSiteWebhook(strapi);
    await ensureFirstAdmin(strapi);
  },
};
