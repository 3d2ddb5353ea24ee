import type { Core } from '@strapi/strapi';

import { environment } from '../environment';

const WEBHOOK_NAME = 'Site';
const EVENTS = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
];

/** Tells the site which contents changed, so that it forgets the pages that show them. */
export async function ensureSiteWebhook(strapi: Core.Strapi): Promise<void> {
  const store = strapi.get('webhookStore');
  const webhook = {
    name: WEBHOOK_NAME,
    url: `${environment.hooksUrl.replace(/\/$/, '')}/hooks/content`,
    headers: { Authorization: `Bearer ${environment.secrets.HOOK_SECRET}` },
    events: EVENTS,
    isEnabled: true,
  };

  const existing = (await store.findWebhooks()).find(
    ({ name }: { name: string }) => name === WEBHOOK_NAME,
  );
  const saved = existing
    ? await store.updateWebhook(existing.id, webhook)
    : await store.createWebhook({ id: '', ...webhook });

  if (saved) strapi.get('webhookRunner').update(saved);
}
