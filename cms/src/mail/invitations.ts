import type { Core } from '@strapi/strapi';

import { environment } from '../environment';
import { INVITATION } from './letters';
import { emailOf } from './send';

/** Strapi shows whoever invites a link to pass on; with a mail server it goes out by itself. */
export function mailInvitations(strapi: Core.Strapi): void {
  if (!environment.smtpUrl) return;
  strapi.eventHub.on('user.create', async ({ user: { id } }: { user: { id: number } }) => {
    try {
      await invite(strapi, id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`An invitation could not be mailed: ${reason}. Pass its link on by hand.`);
    }
  });
}

async function invite(strapi: Core.Strapi, id: number): Promise<void> {
  const account = await strapi.db.query('admin::user').findOne({ where: { id } });
  if (!account || account.isActive || !account.registrationToken) return;
  const url = `${environment.publicUrl}/admin/auth/register?registrationToken=${account.registrationToken}`;
  await emailOf(strapi).sendTemplatedEmail({ to: account.email }, INVITATION, { url });
}
