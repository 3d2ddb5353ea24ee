import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { metaFields } from './seo.ts';
import { email, listOf, optionalText, text, webAddress } from './text.ts';

export const contact = singleType(
  'contact',
  z
    .object({
      ...metaFields,
      title: text,
      desc: text,
      company: text,
      motto: optionalText,
      phone: text,
      fax: optionalText,
      email,
      address: text,
      mapUrl: webAddress,
      courriels: listOf(z.object({ title: text, text: text })),
    })
    .transform(({ desc, courriels, MetaTitle, MetaDescription, ...wire }) => ({
      ...wire,
      description: desc,
      emails: courriels.map(({ title, text: address }) => ({ title, address })),
      seo: { title: MetaTitle, description: MetaDescription },
    })),
);

export type ContactInfo = z.output<typeof contact.schema>;
