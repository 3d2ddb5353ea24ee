import type { Core } from '@strapi/strapi';

import { isInboxType } from './types';

const EXPLORER = 'plugin::content-manager.explorer';
/** What nobody may do to a received message. */
const NEVER = new Set(['create', 'delete', 'publish'].map((verb) => `${EXPLORER}.${verb}`));

interface Action {
  actionId: string;
  subjects?: string[];
}
interface Granted {
  action: string;
  subject?: string | null;
}

/**
 * The admin offers no box to tick for what the service would refuse, and Strapi's "everything" for
 * the Super Admin leaves out the work of the desks: whoever does it has their role.
 */
export function narrowInboxPermissions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission');
  actionProvider.hooks.willRegister.register(({ value }: { value: Action }) => {
    if (NEVER.has(value.actionId)) {
      value.subjects = value.subjects?.filter((uid) => !isInboxType(uid));
    }
  });
  strapi
    .service('admin::role')
    .hooks.willResetSuperAdminPermissions.register((permissions: Granted[]) =>
      permissions.filter(
        ({ action, subject }) => !(action === `${EXPLORER}.update` && isInboxType(subject)),
      ),
    );
}
