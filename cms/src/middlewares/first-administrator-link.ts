import type { Core } from '@strapi/strapi';

import { takeFirstAdministratorLink } from '../sign-in/first-administrator';

/** Strapi names a middleware by its file. */
export default function firstAdministratorLink(
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Core.MiddlewareHandler {
  return takeFirstAdministratorLink(strapi);
}
