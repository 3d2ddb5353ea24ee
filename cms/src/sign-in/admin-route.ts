import type { Core } from '@strapi/strapi';

export type Context = NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>;

export type Step = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>;

interface Route {
  method: string;
  path: string;
  config: { middlewares?: unknown[] };
}

/**
 * Puts a step before what Strapi does at a route of its admin. At the route, not at its path:
 * Strapi takes /Admin/LOGIN/ for the same.
 */
export function beforeAdminRoute(
  strapi: Core.Strapi,
  method: string,
  path: string,
  step: Step,
): void {
  const routers = Object.values(strapi.admin?.routes ?? {}) as { routes: Route[] }[];
  const route = routers
    .flatMap(({ routes }) => routes)
    .find((each) => each.method === method && each.path === path);
  if (!route) throw new Error(`Strapi's admin has no route ${method} ${path}.`);
  route.config.middlewares = [step, ...(route.config.middlewares ?? [])];
}
