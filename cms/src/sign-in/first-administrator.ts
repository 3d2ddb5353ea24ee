import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { DEFAULT_LOCALE } from '../locales';
import { beforeAdminRoute, type Context } from './admin-route';
import { inLanguageOf } from './language';
import { cameOverTls, withoutTls } from './over-tls';

const LINK = '/admin/first-administrator';
const COOKIE = 'first_administrator';
const HOUR_MS = 60 * 60 * 1000;

/** Translated in the admin, which knows this sentence by its words. */
const WITHOUT_LINK =
  'The first administrator comes by the link that the content service prints when it starts.';

/**
 * Until there is an administrator, whoever registers first would be it. So only the holder of a link
 * may register, which is printed at the start.
 */
export function guardFirstAdministrator(strapi: Core.Strapi): void {
  const mayRegister = async (ctx: Context) =>
    isSame(ctx.cookies.get(COOKIE, { signed: false }), await tokenOf(strapi)) &&
    !(await hasAdministrator(strapi));

  beforeAdminRoute(strapi, 'POST', '/register-admin', async (ctx, next) => {
    if (!(await mayRegister(ctx))) return ctx.forbidden(WITHOUT_LINK);
    await next();
    ctx.cookies.set(COOKIE, '', cookieOptions(0));
  });

  // Anyone may ask this; only the holder of the link hears that the admin is still nobody's.
  beforeAdminRoute(strapi, 'GET', '/init', async (ctx, next) => {
    await next();
    const { data } = ctx.body as { data: { hasAdmin: boolean } };
    data.hasAdmin = !(await mayRegister(ctx));
  });
}

/** Who opens the link gets a cookie and Strapi's own form. */
export const takeFirstAdministratorLink =
  (strapi: Core.Strapi): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== LINK) return next();
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    if (await hasAdministrator(strapi)) return ctx.redirect('/admin');

    const token = await tokenOf(strapi);
    if (!isSame(ctx.query.token, token)) return refuse(ctx, 403, notTheLink(ctx));
    if (!cameOverTls(strapi, ctx)) return refuse(ctx, 400, withoutTls(ctx));
    ctx.cookies.set(COOKIE, token, cookieOptions(HOUR_MS));
    return ctx.redirect('/admin/auth/register-admin');
  };

/** Makes the one of ADMIN_EMAIL and ADMIN_PASSWORD, or else prints the link once it can be opened. */
export async function ensureFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  if (await hasAdministrator(strapi)) return;

  const { firstAdmin, publicUrl } = environment;
  if (firstAdmin) {
    const superAdmin = await strapi.service('admin::role').getSuperAdmin();
    await strapi.service('admin::user').create({
      ...firstAdmin,
      firstname: 'Administration',
      preferedLanguage: DEFAULT_LOCALE,
      isActive: true,
      roles: [superAdmin.id],
    });
    return;
  }

  const link = `${publicUrl}${LINK}?token=${await tokenOf(strapi)}`;
  strapi.server.httpServer.once('listening', () => {
    // One line, so that who keeps a log can leave it out. Not through Strapi's own log.
    process.stdout.write(`There is no administrator yet. This link lets one register: ${link}\n`);
  });
}

const hasAdministrator = (strapi: Core.Strapi): Promise<boolean> =>
  strapi.service('admin::user').exists();

/**
 * The same on every node and at every start, and stored nowhere: made from a secret and from what
 * no other database has, so that a link dies with the database that it was printed for.
 */
async function tokenOf(strapi: Core.Strapi): Promise<string> {
  const { documentId } = await strapi.service('admin::role').getSuperAdmin();
  // The secret signs sessions; a key of its own signs nothing else.
  const secret = environment.secrets.ADMIN_JWT_SECRET;
  const key = hkdfSync('sha256', secret, '', 'salve: first administrator', 32);
  return createHmac('sha256', Buffer.from(key)).update(documentId).digest('base64url');
}

function isSame(given: unknown, token: string): boolean {
  if (typeof given !== 'string' || given.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(token, 'latin1'));
}

const cookieOptions = (maxAge: number) =>
  ({
    httpOnly: true,
    maxAge,
    path: '/admin',
    sameSite: 'strict',
    secure: environment.isPublicOverTls,
    signed: false,
  }) as const;

function refuse(ctx: Context, status: number, sentence: string): void {
  ctx.status = status;
  ctx.body = sentence;
}

const notTheLink = (ctx: Context) =>
  inLanguageOf(ctx, {
    fr: 'Ce lien n’est pas le bon. Le service de contenu affiche le sien à chaque démarrage, tant qu’il n’a pas d’administrateur.',
    en: 'This is not the link. The content service prints it at each start, as long as there is no administrator.',
  });
