import type { Core } from '@strapi/strapi';

import { COMPLAINT, CONTACT, INBOX_TYPES } from './types';

const ROLES = [
  {
    code: 'salve-contact',
    name: 'Contact',
    description: 'Lit les demandes de contact, et rien d’autre.',
    type: CONTACT,
  },
  {
    code: 'salve-vie-privee',
    name: 'Responsable de la vie privée',
    description: 'Lit les plaintes et en tient le statut, et rien d’autre.',
    type: COMPLAINT,
  },
] as const;
const ACTIONS = ['read', 'update'].map((action) => `plugin::content-manager.explorer.${action}`);

/** Strapi gives these roles everything there is on its first start. */
const STARTER_ROLES = ['strapi-editor', 'strapi-author'];

export async function ensureInboxRoles(strapi: Core.Strapi): Promise<void> {
  for (const role of ROLES) await ensureRole(strapi, role);

  const permissions = strapi.db.query('admin::permission');
  await permissions.deleteMany({
    where: { subject: { $in: [...INBOX_TYPES] }, role: { code: { $in: STARTER_ROLES } } },
  });
}

/** A role that exists is left as the administrators made it. */
async function ensureRole(strapi: Core.Strapi, { type, ...attributes }: (typeof ROLES)[number]) {
  const roles = strapi.service('admin::role');
  if (await roles.exists({ code: attributes.code })) return;

  const role = await roles.create(attributes);
  // What the schema says, without what Strapi adds to every type.
  const { __schema__ } = strapi.contentType(type) as unknown as {
    __schema__: { attributes: object };
  };
  const fields = Object.keys(__schema__.attributes);
  await roles.assignPermissions(
    role.id,
    ACTIONS.map((action) => ({ action, subject: type, properties: { fields }, conditions: [] })),
  );
}
