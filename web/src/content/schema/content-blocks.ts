import { z } from 'zod';
import { type Image, image } from './media.ts';
import { listOf, optionalText, text } from './text.ts';

/** The body of a case study, article or post: texts and quotes, in the editors' order. */
export type ContentBlock =
  | { readonly kind: 'markdown'; readonly markdown: string }
  | {
      readonly kind: 'quote';
      readonly quote: string;
      readonly name: string | undefined;
      readonly position: string | undefined;
      readonly portrait: Image | undefined;
    };

/** The component's category is the service's own affair: `blocs.quote`, `quote`. */
const kindOf = (component: string) => component.split('.').at(-1) ?? '';

const markdownBlock = z.object({ kind: z.literal('markdown'), markdown: text });
const quoteBlock = z
  .object({
    kind: z.literal('quote'),
    quote: text,
    name: optionalText,
    position: optionalText,
    cover: image,
  })
  .transform(({ cover, ...wire }) => ({ ...wire, portrait: cover }));
/** A kind that editors were given later: older sites leave it out. */
const laterBlock = z
  .object({ kind: z.string().refine((kind) => !['markdown', 'quote'].includes(kind)) })
  .transform(() => undefined);

const block = z
  .looseObject({ __component: z.string() })
  .transform((wire): unknown => ({ ...wire, kind: kindOf(wire.__component) }))
  .pipe(z.union([markdownBlock, quoteBlock, laterBlock]));

export const contentBlocks = listOf(block).transform((blocks): ContentBlock[] =>
  blocks.filter((one) => one !== undefined),
);
