import { optional } from '../../../content/errors.ts';
import { clients, clientsQuery } from '../../../content/schema/client.ts';
import { ecommerce } from '../../../content/schema/service-pages.ts';
import type { PageRequest } from '../../page.ts';

export async function loadEcommerce({ content, locale }: PageRequest) {
  const [page, marks] = await Promise.all([
    content.single(ecommerce, { locale, populate: { markdown: '*', heading: true } }),
    optional(content.single(clients, clientsQuery)),
  ]);
  return { page, clients: (marks ?? []).filter((client) => client.sellsOnline) };
}

export type EcommerceData = Awaited<ReturnType<typeof loadEcommerce>>;
