import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { image } from './media.ts';
import { metaFields } from './seo.ts';
import { talkToUs, titledText } from './talk-to-us.ts';
import { listOf, optionalText, text } from './text.ts';

const intro = z
  .object({ text: text, cta: optionalText, subtext: optionalText })
  .nullish()
  .transform((wire) => ({
    text: wire?.text ?? '',
    button: wire?.cta,
    subtext: wire?.subtext,
  }));

const about = z
  .object({ title: text, markdown: text, cta: optionalText })
  .nullish()
  .transform((wire) =>
    wire?.title ? { title: wire.title, markdown: wire.markdown, link: wire.cta } : undefined,
  );

/** Services in short. The page of each is named by its French address. */
const pillars = listOf(z.object({ title: text, text: text, route: optionalText }));

export const home = singleType(
  'accueil',
  z
    .object({
      ...metaFields,
      title: z.string(),
      desc: optionalText,
      intro,
      hero: image,
      heroAlt: text,
      tagline: optionalText,
      careerCta: optionalText,
      about,
      pillarTitle: optionalText,
      pillars,
      talkToUs,
      partners: titledText,
    })
    .transform(({ MetaTitle, MetaDescription, desc, careerCta, pillarTitle, ...wire }) => ({
      ...wire,
      statement: desc,
      careerLink: careerCta,
      pillarsTitle: pillarTitle,
      seo: { title: MetaTitle, description: MetaDescription },
    })),
);

export type Home = z.output<typeof home.schema>;
export type Pillar = Home['pillars'][number];
