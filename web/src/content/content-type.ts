import type { z } from 'zod';

/**
 * What the site knows of one type of the content service: its address, the model name its
 * webhook speaks of, how to read one entry, and which other models its answers embed.
 */
export interface ContentType<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'single' | 'collection';
  /** Path under `/api`. */
  readonly path: string;
  /** Name of the model in the content service, as webhooks give it. */
  readonly model: string;
  readonly schema: Schema;
  readonly embeds: readonly string[];
}

export interface SingleType<Schema extends z.ZodType> extends ContentType<Schema> {
  readonly kind: 'single';
}

export interface CollectionType<Schema extends z.ZodType> extends ContentType<Schema> {
  readonly kind: 'collection';
}

interface Embeds {
  /** Models whose entries are populated into this type's answers. */
  readonly embeds?: readonly string[];
}

export function singleType<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { embeds = [] }: Embeds = {},
): SingleType<Schema> {
  return { kind: 'single', path, model: path, schema, embeds };
}

export function collectionType<Schema extends z.ZodType>(
  path: string,
  model: string,
  schema: Schema,
  { embeds = [] }: Embeds = {},
): CollectionType<Schema> {
  return { kind: 'collection', path, model, schema, embeds };
}
