import { z } from 'zod';
import type { ContentQuery } from '../client.ts';
import { singleType } from '../content-type.ts';
import { image } from './media.ts';
import { listOf } from './text.ts';

/** A client of the studio: its mark, and a picture of what was made for it. */
const client = z
  .object({
    name: z.string(),
    logo: image,
    image,
    ecommerce: z.boolean().nullish(),
  })
  .transform(({ ecommerce, ...wire }) => ({ ...wire, sellsOnline: ecommerce ?? false }));

export const clients = singleType(
  'studio-numerique-test',
  z
    .object({ clients: z.object({ client_item: listOf(client) }).nullish() })
    .transform((wire) => wire.clients?.client_item ?? []),
);

export type Client = z.output<typeof client>;

/** Marks and pictures are the same in both languages; they are read from the English entry. */
export const clientsQuery: ContentQuery = {
  locale: 'en',
  populate: { clients: { populate: { client_item: { populate: { logo: true, image: true } } } } },
};
