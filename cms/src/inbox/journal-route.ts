import type { Core } from '@strapi/strapi';

import { journalOf } from './journal';
import { isInboxType } from './types';

/** `GET /inbox-journal/<type>/<message>` for the admin, for whoever may read the message. */
export function addJournalRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/inbox-journal/:model/:id',
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        async handler(ctx: NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>) {
          const { model, id } = ctx.params as { model: string; id: string };
          if (!isInboxType(model)) return ctx.notFound();
          if (!ctx.state.userAbility.can('plugin::content-manager.explorer.read', model)) {
            return ctx.forbidden();
          }
          ctx.body = { data: await journalOf(strapi, model, id) };
        },
      },
    ],
  } as never);
}
