import type { Core } from '@strapi/strapi';

import { DESK_FIELDS, INBOX_TYPES } from '../inbox/types';
import { onDesk } from './ready-made';

const UPDATE = 'plugin::content-manager.explorer.update';
const PERMISSION = 'admin::permission';

interface Stored {
  properties: { fields?: string[] };
  role: { id: number };
}

const isTooWide = ({ properties }: Stored): boolean =>
  (properties.fields ?? []).some((name) => !DESK_FIELDS.some((field) => field === name));

/**
 * Roles made before received messages were sealed may change all of a message. They get what a desk
 * has now; one that an administrator has narrowed further stays as it is.
 */
export async function narrowOldDesks(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query(PERMISSION);
  const { addPermissions } = strapi.service('admin::role');
  for (const uid of INBOX_TYPES) {
    const updates: Stored[] = await permissions.findMany({
      where: { action: UPDATE, subject: uid, role: { id: { $notNull: true } } },
      populate: ['role'],
    });
    for (const { role } of updates.filter(isTooWide)) {
      await permissions.deleteMany({ where: { subject: uid, role: { id: role.id } } });
      await addPermissions(role.id, onDesk(strapi, uid));
    }
  }
}
