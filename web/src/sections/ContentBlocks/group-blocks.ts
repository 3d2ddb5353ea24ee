import type { ContentBlock } from '../../content/schema/content-blocks.ts';

export type QuoteBlock = Extract<ContentBlock, { kind: 'quote' }>;

export type BlockGroup =
  | { readonly kind: 'text'; readonly blocks: ContentBlock[] }
  | { readonly kind: 'voice'; readonly quote: QuoteBlock };

/** Quotes with a portrait part the text; what stands between two of them lies on one sheet. */
export function groupBlocks(blocks: readonly ContentBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'quote' && block.portrait) groups.push({ kind: 'voice', quote: block });
    else if (last?.kind === 'text') last.blocks.push(block);
    else groups.push({ kind: 'text', blocks: [block] });
  }
  return groups;
}
