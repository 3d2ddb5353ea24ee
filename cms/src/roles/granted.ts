import type { Core } from '@strapi/strapi';

import type { Permission } from './permissions';

/** Each as long as the definition of its role: 50 KB for the one that may do most. */
const notes = (strapi: Core.Strapi) => strapi.store({ type: 'api', name: 'ready_made_roles' });

/** What a ready-made role was granted until now. Null where no version has noted it. */
export const grantedTo = async (strapi: Core.Strapi, code: string): Promise<Permission[] | null> =>
  (await notes(strapi).get({ key: code })) as Permission[] | null;

export const noteGranted = async (
  strapi: Core.Strapi,
  code: string,
  permissions: Permission[],
): Promise<void> => {
  await notes(strapi).set({ key: code, value: permissions });
};
