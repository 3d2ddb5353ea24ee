import type { Core } from '@strapi/strapi';

export interface Token {
  name: string;
  description: string;
  /** Exactly what it may do, such as `api::tag.tag.find`. */
  permissions: string[];
  key: string;
}

/** Makes sure that a token exists, may do what is listed and no more, and has the given key. */
export async function ensureToken(
  strapi: Core.Strapi,
  { name, description, permissions, key }: Token,
): Promise<void> {
  const tokens = strapi.service('admin::api-token-content-api');
  const attributes = { name, description, type: 'custom', lifespan: null, permissions };
  const existing = await tokens.getByName(name);
  const token = existing
    ? await tokens.update(existing.id, attributes)
    : await tokens.create(attributes);

  // The service invents its own key; ours is given by the environment.
  await strapi.db.query('admin::api-token').update({
    where: { id: token.id },
    data: {
      accessKey: tokens.hash(key),
      encryptedKey: strapi.service('admin::encryption').encrypt(key),
    },
  });
}
