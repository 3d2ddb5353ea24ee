import { z } from 'zod';
import { type Image, image } from './media.ts';
import { optionalText, text } from './text.ts';

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

const markdownBlock = z.object({ markdown: text });
const quoteBlock = z.object({
  quote: text,
  name: optionalText,
  position: optionalText,
  cover: image,
});

const block = z
  .looseObject({ __component: z.string() })
  .transform((wire): ContentBlock | undefined => {
    // The component's category is the service's own affair: `blocs.quote`, `quote`.
    const kind = wire.__component.split('.').at(-1);
    if (kind === 'markdown') return { kind, ...markdownBlock.parse(wire) };
    if (kind === 'quote') {
      const { cover, ...quote } = quoteBlock.parse(wire);
      return { kind, ...quote, portrait: cover };
    }
    // A kind that editors were given later: older sites leave it out.
    return undefined;
  });

export const contentBlocks = z
  .array(block)
  .nullish()
  .transform((wire) => (wire ?? []).filter((one) => one !== undefined));
