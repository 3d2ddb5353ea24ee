import { optional } from '../../../content/errors.ts';
import { clients, clientsQuery } from '../../../content/schema/client.ts';
import { contactBlocks } from '../../../content/schema/contact-block.ts';
import { servicePopulate } from '../../../content/schema/service-blocks.ts';
import { studio } from '../../../content/schema/service-pages.ts';
import type { PageRequest } from '../../page.ts';

export async function loadStudio({ content, locale }: PageRequest) {
  const [page, marks, contact] = await Promise.all([
    content.single(studio, {
      locale,
      populate: {
        SEOFields: servicePopulate.seo,
        content: servicePopulate.block,
        talkToUs: true,
      },
    }),
    optional(content.single(clients, clientsQuery)),
    optional(content.single(contactBlocks.studio, { locale })),
  ]);
  return { page, clients: marks ?? [], contact };
}

export type StudioData = Awaited<ReturnType<typeof loadStudio>>;
