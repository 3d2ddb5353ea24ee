import type { Core } from '@strapi/strapi';

import { INBOX_TYPES } from '../inbox/types';
import { additionsTo } from './additions';
import { grantedTo, noteGranted } from './granted';
import { guessGranted } from './guess-granted';
import { narrowOldDesks } from './narrow-old-desks';
import type { Permission } from './permissions';
import { READY_MADE_ROLES, type ReadyMadeRole } from './ready-made';

const PERMISSION = 'admin::permission';
const SUPER_ADMIN = 'strapi-super-admin';

/** Strapi makes these two on its first start and gives them everything there is. */
const STARTER_ROLES = { code: { $in: ['strapi-editor', 'strapi-author'] } };

interface Held extends Permission {
  id: number;
  role: { id: number };
}

/**
 * A role that was deleted comes back. One that exists gets what a version brings, and is otherwise
 * left as the administrators made it.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  // Broken off in between, a role would be there without its rights, and stay so.
  await strapi.db.transaction(async () => {
    await waitForOtherNodes(strapi);
    const held: Held[] = await strapi.db.query(PERMISSION).findMany({
      where: { role: { code: { $ne: SUPER_ADMIN } } },
      populate: ['role'],
    });
    for (const role of READY_MADE_ROLES) await ensureRole(strapi, role, held);
  });
  await removeStarterRoles(strapi);
  await closeInboxToStarterRoles(strapi);
  await narrowOldDesks(strapi);
}

/**
 * Two nodes that start together would both add what is new. Writing a row, even as it is, holds it
 * until the transaction ends: the second node goes on then, and finds nothing to add.
 */
async function waitForOtherNodes(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .queryBuilder('admin::role')
    .update({ code: SUPER_ADMIN })
    .where({ code: SUPER_ADMIN })
    .execute();
}

async function ensureRole(
  strapi: Core.Strapi,
  { permissions, ...attributes }: ReadyMadeRole,
  held: Held[],
): Promise<void> {
  const { code } = attributes;
  const roles = strapi.service('admin::role');
  const current = permissions(strapi);
  const existing: { id: number } | null = await roles.findOne({ code });
  const { id }: { id: number } = existing ?? (await roles.create(attributes));
  const granted = existing ? ((await grantedTo(strapi, code)) ?? guessGranted(current, held)) : [];

  const theirs = held.filter(({ role }) => role.id === id);
  const additions = additionsTo(theirs, current, granted);
  await roles.addPermissions(id, additions.permissions);
  for (const { id: permission, properties } of additions.widened) {
    await strapi.db.query(PERMISSION).update({ where: { id: permission }, data: { properties } });
  }
  await noteGranted(strapi, code, current);
}

/** Ours take their place. Once there are people, they may have a use for them. */
async function removeStarterRoles(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return;
  const roles = strapi.service('admin::role');
  const starters: { id: number }[] = await roles.find(STARTER_ROLES);
  await roles.deleteByIds(starters.map(({ id }) => id));
}

async function closeInboxToStarterRoles(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('admin::permission').deleteMany({
    where: { subject: { $in: [...INBOX_TYPES] }, role: STARTER_ROLES },
  });
}
