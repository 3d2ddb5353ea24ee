import type { Core } from '@strapi/strapi';

import { ensureLocales } from './bootstrap/locales';
import { closeToOthers } from './bootstrap/private-files';
import { closePublicRoles } from './bootstrap/public-roles';
import { ensureSiteToken } from './bootstrap/site-token';
import { ensureSiteWebhook } from './bootstrap/site-webhook';
import { gatherStatistics } from './bootstrap/statistics';
import { registerContentStatePermission } from './content-state/permission';
import { addContentStateRoute } from './content-state/route';
import { environment } from './environment';
import { keepFirstPublication } from './first-publication';
import { addJournalRoute } from './inbox/journal-route';
import { giveOldMessagesStatus } from './inbox/old-messages';
import { narrowInboxPermissions } from './inbox/permissions';
import { destroyOldEntriesHourly } from './inbox/retention';
import { sealMessages } from './inbox/seal';
import { ensureInboxToken } from './inbox/token';
import { keepInboxOutOfWebhooks } from './inbox/webhook';
import { mailInvitations } from './mail/invitations';
import {
  refuseWithoutServer,
  replaceProviderWithoutServer,
  writeInTheirLanguage,
} from './mail/send';
import { addPublishedRoute } from './published/route';
import { rememberFormerAddresses } from './redirects/former-addresses';
import { requireSoundRedirects } from './redirects/rules';
import { ensureRoles } from './roles/ensure-roles';
import { keepToLocale } from './roles/keep-to-locale';
import { rememberAbilities } from './roles/remember-abilities';
import { requireAlternativeTexts } from './rules/alternative-text';
import { requireFormsOfValues } from './rules/forms-of-values';
import { limitRichTexts } from './rules/rich-text';
import { requireUniqueSlugs } from './rules/slug';
import { keepSchedule, type RunningSchedule } from './schedule/keep-schedule';
import { guardSchedules } from './schedule/rules';
import { ensureFirstAdministrator, guardFirstAdministrator } from './sign-in/first-administrator';
import { requireTls } from './sign-in/over-tls';
import { refuseInTheirLanguage } from './sign-in/refusals';

let schedule: RunningSchedule | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    closeToOthers(environment.dataDir);
    guardFirstAdministrator(strapi);
    requireTls(strapi);
    refuseInTheirLanguage(strapi);
    refuseWithoutServer(strapi);
    writeInTheirLanguage(strapi);
    requireFormsOfValues(strapi);
    requireUniqueSlugs(strapi);
    requireAlternativeTexts(strapi);
    limitRichTexts(strapi);
    keepToLocale(strapi);
    guardSchedules(strapi);
    keepFirstPublication(strapi);
    addContentStateRoute(strapi);
    await registerContentStatePermission(strapi);
    requireSoundRedirects(strapi);
    rememberFormerAddresses(strapi);
    sealMessages(strapi);
    narrowInboxPermissions(strapi);
    addJournalRoute(strapi);
    addPublishedRoute(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureLocales(strapi);
    await closePublicRoles(strapi);
    await ensureSiteToken(strapi);
    await ensureInboxToken(strapi);
    await ensureRoles(strapi);
    rememberAbilities(strapi);
    keepInboxOutOfWebhooks(strapi);
    await giveOldMessagesStatus(strapi);
    await destroyOldEntriesHourly(strapi);
    await ensureSiteWebhook(strapi);
    replaceProviderWithoutServer(strapi);
    mailInvitations(strapi);
    await ensureFirstAdministrator(strapi);
    schedule = keepSchedule(strapi);
    await gatherStatistics(strapi);
  },

  async destroy() {
    await schedule?.stop();
  },
};
