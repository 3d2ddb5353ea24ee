import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { author } from './author.ts';
import { contentBlocks } from './content-blocks.ts';
import { localizations } from './localizations.ts';
import { image } from './media.ts';
import { isoDate, optionalText, text } from './text.ts';

const category = z.object({ id: z.number(), name: z.string(), slug: z.string() });

export const blogCategories = collectionType(
  'categories-blogue',
  'categorie-blogue',
  category.extend({ localizations }),
);

const categoryRelation = z
  .object({
    data: z
      .object({ id: z.number(), attributes: z.looseObject({}) })
      .transform(({ id, attributes }): unknown => ({ ...attributes, id }))
      .pipe(category)
      .nullable(),
  })
  .nullish()
  .transform((wire) => wire?.data ?? undefined);

export const blog = collectionType(
  'blogues',
  'blogue',
  z
    .object({
      id: z.number(),
      Title: z.string(),
      slug: z.string(),
      desc: text,
      Publication: isoDate,
      updatedAt: z.string(),
      cover: image,
      coverDesc: optionalText,
      category: categoryRelation,
      author,
      content: contentBlocks,
      localizations,
    })
    .transform(({ Title, Publication, desc, coverDesc, content, ...wire }) => ({
      ...wire,
      title: Title,
      date: Publication,
      summary: desc,
      coverCaption: coverDesc,
      blocks: content,
    })),
);

/** For counting posts: nothing of them is read. */
export const blogCounted = collectionType('blogues', 'blogue', z.object({ id: z.number() }), {
  isCounted: true,
});

export type BlogPost = z.output<typeof blog.schema>;
