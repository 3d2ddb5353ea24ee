import type { Core } from '@strapi/strapi';

/** `api::` and the uid: how Strapi calls an action that belongs to no plugin. */
export const READ_CONTENT_STATE = 'api::content-state.read';

/** Before the roles are looked at: Strapi forgets permissions for actions that it does not know. */
export async function registerContentStatePermission(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'contenu',
      subCategory: 'état du contenu',
      displayName: 'Lire',
      uid: 'content-state.read',
    },
  ]);
}
