import { servicePopulate } from '../../../content/schema/service-blocks.ts';
import { design } from '../../../content/schema/service-pages.ts';
import type { PageRequest } from '../../page.ts';

export async function loadDesign({ content, locale }: PageRequest) {
  const page = await content.single(design, {
    locale,
    populate: {
      SEOFields: servicePopulate.seo,
      blockService: true,
      contentBlock: servicePopulate.block,
      talkToUs: true,
    },
  });
  return { page };
}

export type DesignData = Awaited<ReturnType<typeof loadDesign>>;
