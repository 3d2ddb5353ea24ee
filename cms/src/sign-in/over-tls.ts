import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { environment } from '../environment';
import { beforeAdminRoute, type Context } from './admin-route';
import { inLanguageOf } from './language';

/** What sets the session's cookie, or takes it back. */
const SETTING_COOKIES = [
  '/login',
  '/register',
  '/register-admin',
  '/reset-password',
  '/access-token',
  '/logout',
];

const TELL_AGAIN_MS = 60_000;
let toldAt = Number.NEGATIVE_INFINITY;

/**
 * Behind TLS the session's cookie is for TLS only, and whether a request came that way is known from
 * the proxy alone. When it does not say so, Strapi fails without a reason; this gives one.
 */
export function requireTls(strapi: Core.Strapi): void {
  for (const path of SETTING_COOKIES) {
    beforeAdminRoute(strapi, 'POST', path, async (ctx, next) => {
      if (cameOverTls(strapi, ctx)) return next();
      throw new errors.ValidationError(withoutTls(ctx));
    });
  }
}

/** Whether it came as PUBLIC_URL says; what did not is told in the log, at most once a minute. */
export function cameOverTls(strapi: Core.Strapi, ctx: Context): boolean {
  if (!environment.isPublicOverTls || ctx.secure) return true;
  if (Date.now() - toldAt > TELL_AGAIN_MS) {
    toldAt = Date.now();
    strapi.log.error(
      `Somebody could not sign in: PUBLIC_URL begins with https, and the request came without the header "X-Forwarded-Proto: https". The proxy that ends TLS must send it, and editors must come through that proxy.`,
    );
  }
  return false;
}

export const withoutTls = (ctx: Context): string =>
  inLanguageOf(ctx, {
    fr: `On se connecte à l’adresse ${environment.publicUrl}/admin. Si vous y êtes déjà, dites à la personne qui administre le serveur que son mandataire doit envoyer l’en-tête « X-Forwarded-Proto: https ».`,
    en: `Sign in at ${environment.publicUrl}/admin. If you are there already, tell whoever runs the server that its proxy must send the header "X-Forwarded-Proto: https".`,
  });
