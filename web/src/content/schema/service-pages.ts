import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { image } from './media.ts';
import { metaFields, seoFields } from './seo.ts';
import { paragraphs, serviceBlocks, timeline } from './service-blocks.ts';
import { talkToUs } from './talk-to-us.ts';
import { optionalText, text } from './text.ts';

/** Blocks name the case studies they speak of. */
const told = {
  Pretitle: text,
  Title: text,
  discuss: optionalText,
  clientsTitle: optionalText,
  heading: image,
  ...metaFields,
};

const read = <Wire extends z.output<z.ZodObject<typeof told>>>({
  Pretitle,
  Title,
  heading,
  MetaTitle,
  MetaDescription,
  ...wire
}: Wire) => ({
  ...wire,
  pretitle: Pretitle,
  title: Title,
  image: heading,
  seo: { title: MetaTitle, description: MetaDescription },
});

/** Two services told in paragraphs, with the clients they were done for. */
export const webAndMobile = singleType(
  'developpement-web-mobile',
  z.object({ ...told, paragraphs }).transform((wire) => read(wire)),
);

export const ecommerce = singleType(
  'ecommerce',
  z
    .object({ ...told, markdown: paragraphs })
    .transform(({ markdown, ...wire }) => ({ ...read(wire), paragraphs: markdown })),
);

const shown = { pretitle: text, title: text, description: text, SEOFields: seoFields };

export const accessibility = singleType(
  'accessibilite-web-numerique',
  z
    .object({ ...shown, timeline, content: serviceBlocks })
    .transform(({ SEOFields, content, ...wire }) => ({ ...wire, blocks: content, seo: SEOFields })),
);

export const design = singleType(
  'design-numerique',
  z
    .object({ ...shown, blockService: paragraphs, contentBlock: serviceBlocks, talkToUs })
    .transform(({ SEOFields, blockService, contentBlock, ...wire }) => ({
      ...wire,
      services: blockService,
      blocks: contentBlock,
      seo: SEOFields,
    })),
);

export const transformation = singleType(
  'transformation-numerique',
  z
    .object({ ...shown, timeline, ContentBlock: serviceBlocks })
    .transform(({ SEOFields, ContentBlock, description, ...wire }) => ({
      ...wire,
      // Written as lines, each a paragraph of its own.
      lines: description
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      blocks: ContentBlock,
      seo: SEOFields,
    })),
);

export const consulting = singleType(
  'services-conseils',
  z
    .object({ ...shown, content: serviceBlocks })
    .transform(({ SEOFields, content, ...wire }) => ({ ...wire, blocks: content, seo: SEOFields })),
);

export const studio = singleType(
  'studio-numerique',
  z
    .object({ ...shown, content: serviceBlocks, talkToUs })
    .transform(({ SEOFields, content, ...wire }) => ({ ...wire, blocks: content, seo: SEOFields })),
);
