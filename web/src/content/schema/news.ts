import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { author } from './author.ts';
import { contentBlocks } from './content-blocks.ts';
import { localizations } from './localizations.ts';
import { image } from './media.ts';
import { tag } from './tag.ts';
import { isoDate, optionalText, relatedTo, text } from './text.ts';

export const news = collectionType(
  'nouvelles',
  'nouvelle',
  z
    .object({
      id: z.number(),
      title: z.string(),
      slug: z.string(),
      desc: text,
      date: isoDate,
      updatedAt: z.string(),
      cover: image,
      coverDesc: optionalText,
      tags: relatedTo(tag),
      author,
      content: contentBlocks,
      localizations,
    })
    .transform(({ desc, coverDesc, content, ...wire }) => ({
      ...wire,
      summary: desc,
      coverCaption: coverDesc,
      blocks: content,
    })),
);

/** For counting news: nothing of them is read. */
export const newsCounted = collectionType('nouvelles', 'nouvelle', z.object({ id: z.number() }), {
  isCounted: true,
});

export type NewsItem = z.output<typeof news.schema>;
