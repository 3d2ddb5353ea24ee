import { servicePopulate } from '../../../content/schema/service-blocks.ts';
import { transformation } from '../../../content/schema/service-pages.ts';
import type { PageRequest } from '../../page.ts';

export async function loadTransformation({ content, locale }: PageRequest) {
  const page = await content.single(transformation, {
    locale,
    populate: {
      ContentBlock: servicePopulate.block,
      timeline: true,
      SEOFields: servicePopulate.seo,
    },
  });
  return { page };
}

export type TransformationData = Awaited<ReturnType<typeof loadTransformation>>;
