import { optional } from '../../content/errors.ts';
import { partners } from '../../content/schema/partner.ts';
import { servicesOverview } from '../../content/schema/services-overview.ts';
import { wholeList } from '../../site/limits.ts';
import type { PageRequest } from '../page.ts';

export async function loadServices({ content, locale }: PageRequest) {
  const [overview, partnerList] = await Promise.all([
    content.single(servicesOverview, { locale, populate: '*' }),
    optional(content.list(partners, { populate: '*', pagination: { limit: wholeList } })),
  ]);
  return { overview, partners: partnerList?.items };
}

export type ServicesData = Awaited<ReturnType<typeof loadServices>>;
