import { optional } from '../../../content/errors.ts';
import { clients, clientsQuery } from '../../../content/schema/client.ts';
import { webAndMobile } from '../../../content/schema/service-pages.ts';
import type { PageRequest } from '../../page.ts';

export async function loadWebAndMobile({ content, locale }: PageRequest) {
  const [page, marks] = await Promise.all([
    content.single(webAndMobile, { locale, populate: '*' }),
    optional(content.single(clients, clientsQuery)),
  ]);
  return { page, clients: marks ?? [] };
}

export type WebAndMobileData = Awaited<ReturnType<typeof loadWebAndMobile>>;
