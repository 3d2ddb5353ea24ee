import { timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { entriesOf } from './entries';
import { questionIn } from './question';
import { summaries } from './summary';

/** Takes as long for a near miss as for a far one: nobody finds the secret letter by letter. */
function isFromSite(authorization: string): boolean {
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${environment.secrets.HOOK_SECRET}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * `GET /api/published`: what is published, for the site to compare with what it keeps. Strapi's
 * REST tells a type at a time with all that belongs to it, and nothing of uploaded files.
 */
export function addPublishedRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/published',
        // No token of Strapi's opens this; the site says who it is by the secret of both programs.
        config: { auth: false },
        async handler(ctx: NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>) {
          if (!isFromSite(ctx.get('Authorization'))) return ctx.unauthorized();
          if (Object.keys(ctx.query).length === 0) {
            ctx.body = { models: await summaries(strapi) };
            return;
          }
          const question = questionIn(strapi, ctx.query);
          if (!question) return ctx.badRequest();
          ctx.body = await entriesOf(strapi, question);
        },
      },
    ],
  } as never);
}
