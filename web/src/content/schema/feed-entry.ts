import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { isoDate, text } from './text.ts';

/** The little that a feed shows of a news item or a blog post. */
const shared = { id: z.number(), slug: z.string(), desc: text, updatedAt: z.string() };

export const newsInFeed = collectionType(
  'nouvelles',
  'nouvelle',
  z
    .object({ ...shared, title: z.string(), date: isoDate })
    .transform(({ desc, ...wire }) => ({ ...wire, summary: desc })),
);

export const blogPostInFeed = collectionType(
  'blogues',
  'blogue',
  z
    .object({ ...shared, Title: z.string(), Publication: isoDate })
    .transform(({ desc, Title, Publication, ...wire }) => ({
      ...wire,
      title: Title,
      date: Publication,
      summary: desc,
    })),
);
