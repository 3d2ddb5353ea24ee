import type { Core } from '@strapi/strapi';

import { typesOfSite } from '../content-types';
import { environment } from '../environment';
import { ensureToken } from './token';

const TOKEN_NAME = 'Site (lecture seule)';
const TOKEN_DESCRIPTION =
  'Clé avec laquelle le site lit les contenus. Elle vient de CONTENT_TOKEN.';
const READ_ACTIONS = ['find', 'findOne'];

function readPermissions(strapi: Core.Strapi): string[] {
  const known = new Set<string>(strapi.contentAPI.permissions.providers.action.keys());
  return typesOfSite(strapi)
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
  const existing = await strapi.service('admin::api-token-content-api').getByName(TOKEN_NAME);
  if (!existing) await removeStarterTokens(strapi);
  await ensureToken(strapi, {
    name: TOKEN_NAME,
    description: TOKEN_DESCRIPTION,
    permissions: readPermissions(strapi),
    key: environment.secrets.CONTENT_TOKEN,
  });
}
