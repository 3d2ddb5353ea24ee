import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { image } from './media.ts';
import { metaFields } from './seo.ts';
import { titledText } from './talk-to-us.ts';
import { listOf, optionalText, text } from './text.ts';

export const servicesOverview = singleType(
  'nos-services',
  z
    .object({
      ...metaFields,
      title: z.string(),
      intro: text,
      heading: image,
      /** The page of each service is named by its French address. */
      Content: listOf(z.object({ title: text, markdown: text, buttonLink: optionalText })),
      discuss: optionalText,
      partners: titledText,
    })
    .transform(({ MetaTitle, MetaDescription, Content, ...wire }) => ({
      ...wire,
      services: Content.map(({ buttonLink, ...service }) => ({ ...service, route: buttonLink })),
      seo: { title: MetaTitle, description: MetaDescription },
    })),
);

export type ServicesOverview = z.output<typeof servicesOverview.schema>;
export type ServiceSummary = ServicesOverview['services'][number];
