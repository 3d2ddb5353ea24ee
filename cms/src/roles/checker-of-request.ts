import type { Core, UID } from '@strapi/strapi';

interface PermissionChecker {
  cannot: Record<'create' | 'update' | 'publish', (entry?: object) => boolean>;
}

/**
 * What the person at the admin may do with a type. Undefined where nobody is at the admin: the
 * seed, the schedule, a token of the site.
 */
export function checkerOfRequest(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): PermissionChecker | undefined {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  if (!userAbility) return undefined;
  return strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
}
