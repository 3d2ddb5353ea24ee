import type { Core } from '@strapi/strapi';

import { editedTypes, isLocalized } from '../content-types';
import { CHECKS, type Finding, type Scope } from './finding';
import { READ_CONTENT_STATE } from './permission';
import { runCheck } from './report';

/** What a page can show; the command lists everything. */
const SHOWN = 100;

interface Ability {
  can(action: string, subject?: string): boolean;
}

/** Nobody learns here of an entry that they could not open. */
function scopeOf(strapi: Core.Strapi, ability: Ability): Scope {
  return {
    strapi,
    types: editedTypes(strapi)
      .filter(isLocalized)
      .filter(({ uid }) => ability.can('plugin::content-manager.explorer.read', uid)),
    media: ability.can('plugin::upload.read'),
  };
}

/** `GET /content-state/<check>` for the admin: how much was found, and the first of it. */
export function addContentStateRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/content-state/:check',
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            { name: 'admin::hasPermissions', config: { actions: [READ_CONTENT_STATE] } },
          ],
        },
        async handler(ctx: ReturnType<Core.Strapi['requestContext']['get']> & object) {
          const check = CHECKS.find((name) => name === ctx.params.check);
          if (!check) return ctx.notFound();

          const findings: Finding[] = [];
          const outcome = await runCheck(
            check,
            scopeOf(strapi, ctx.state.userAbility),
            (finding) => {
              if (findings.length < SHOWN) findings.push(finding);
            },
          );
          ctx.body = { data: { ...outcome, findings } };
        },
      },
    ],
  } as never);
}
