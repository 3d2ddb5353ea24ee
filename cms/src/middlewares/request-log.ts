import type { Core } from '@strapi/strapi';

/** Editors wait for nothing so long; the site gives up after five times this. */
const SLOW_MS = 1000;
const LONGEST_PATH = 200;

/**
 * In place of Strapi's own, which writes down every call with its query, and with it what visitors
 * search for: only calls that were slow or failed, and only their path.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const start = Date.now();
    await next();
    const ms = Date.now() - start;
    if (ms < SLOW_MS && ctx.status < 500) return;
    const path = ctx.path.slice(0, LONGEST_PATH);
    strapi.log.warn(`${ctx.method} ${path}: ${ctx.status} after ${ms} ms`);
  };
