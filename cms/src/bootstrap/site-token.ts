import type { Core } from '@strapi/strapi';

import { environment } from '../environment';

const TOKEN_NAME = 'Site (lecture seule)';
const TOKEN_DESCRIPTION =
  'Clé avec laquelle le site lit les contenus. Elle vient de CONTENT_TOKEN.';
const READ_ACTIONS = ['find', 'findOne'];

/**
 * What the site may read: every translated type is made to be shown to visitors. A type that
 * holds something else (a received message) is not translated and stays closed.
 */
function readPermissions(strapi: Core.Strapi): string[] {
  const known = new Set<string>(strapi.contentAPI.permissions.providers.action.keys());
  return Object.values(strapi.contentTypes)
    .filter(({ uid, pluginOptions }) => {
      const i18n = pluginOptions?.i18n as { localized?: boolean } | undefined;
      return uid.startsWith('api::') && i18n?.localized === true;
    })
    .flatMap(({ uid }) => READ_ACTIONS.map((action) => `${uid}.${action}`))
    .filter((permission) => known.has(permission));
}

/** Strapi makes two tokens on its first start, one of them almighty; nobody asked for them. */
async function removeStarterTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('admin::api-token')
    .deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null } });
}

export async function ensureSiteToken(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.service('admin::api-token-content-api');
  const attributes = {
    name: TOKEN_NAME,
    description: TOKEN_DESCRIPTION,
    type: 'custom',
    lifespan: null,
    permissions: readPermissions(strapi),
  };

  const existing = await tokens.getByName(TOKEN_NAME);
  if (!existing) await removeStarterTokens(strapi);
  const token = existing
    ? await tokens.update(existing.id, attributes)
    : await tokens.create(attributes);

  // The service invents its own key; the site's is given by the environment.
  const { CONTENT_TOKEN } = environment.secrets;
  await strapi.db.query('admin::api-token').update({
    where: { id: token.id },
    data: {
      accessKey: tokens.hash(CONTENT_TOKEN),
      encryptedKey: strapi.service('admin::encryption').encrypt(CONTENT_TOKEN),
    },
  });
}
