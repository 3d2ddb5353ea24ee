import type { Core } from '@strapi/strapi';

import { altersMessage } from './alteration';
import { NOT_CREATED, NOT_DELETED, notTheirs, refused, SEALED } from './refusals';
import { isInboxType } from './types';

const READ = 'plugin::content-manager.explorer.read';
const UPDATE = 'plugin::content-manager.explorer.update';

type Context = NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>;

const sentenceFor = ({ method, path }: Context['request']): string => {
  if (method === 'DELETE' || path.endsWith('/bulkDelete')) return NOT_DELETED;
  const adds = method === 'POST' && !path.includes('/actions/');
  return adds ? NOT_CREATED : SEALED;
};

/**
 * Stands before the content manager's own checks, which drop in silence what somebody may not
 * write, or say "Forbidden" in English. Who may not even read the type is left to those.
 */
export async function refuseWithReason(
  { params, request, state }: Pick<Context, 'params' | 'request' | 'state'>,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const { model, id } = params as { model: string; id?: string };
  const { userAbility } = state;
  if (!isInboxType(model) || request.method === 'GET' || !userAbility.can(READ, model)) return true;

  if (request.method !== 'PUT' || id === undefined) throw refused(sentenceFor(request));
  if (!userAbility.can(UPDATE, model)) throw refused(notTheirs(model));
  const stored = await strapi.db.query(model).findOne({ where: { documentId: id } });
  if (stored && altersMessage(strapi.contentType(model), stored, request.body ?? {})) {
    throw refused(SEALED);
  }
  return true;
}
