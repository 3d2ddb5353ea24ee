import { z } from 'zod';
import type { Locale } from '../../site/locale.ts';
import type { ContentQuery } from '../client.ts';
import { singleType } from '../content-type.ts';
import { listOf } from './text.ts';

const group = z
  .object({ mots: z.string() })
  .transform(({ mots }) => mots.split(',').map((word) => word.trim()));

/** What editors keep for the search: words that mean the same, and answers they have chosen. */
export const searchEditing = singleType(
  'recherche',
  z
    .object({
      synonymes: listOf(group),
      epingles: listOf(z.object({ mots: z.string(), adresse: z.string() })),
    })
    .transform(({ synonymes, epingles }) => ({
      synonyms: synonymes,
      pinned: epingles.map(({ mots, adresse }) => ({ words: mots, address: adresse })),
    })),
);

export const searchEditingQuery = (locale: Locale): ContentQuery => ({
  locale,
  populate: { synonymes: true, epingles: true },
});
