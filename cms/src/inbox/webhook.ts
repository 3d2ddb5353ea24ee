import type { Core } from '@strapi/strapi';

import { isInboxType } from './types';

interface Runner {
  run(webhook: unknown, event: string, info?: { uid?: string }): Promise<{ statusCode: number }>;
}

/**
 * A webhook carries the whole entry. What visitors sent is nobody's business at the other end, so
 * it is never announced, whichever webhook asks for it.
 */
export function keepInboxOutOfWebhooks(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as unknown as Runner;
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info) =>
    isInboxType(info?.uid) ? { statusCode: 204 } : run(webhook, event, info);
}
