import type { z } from 'zod';

/**
 * What the site knows of one type of the content service: its address, the model name its
 * webhook speaks of, and how to read one entry.
 */
export interface ContentType<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'single' | 'collection';
  /** Path under `/api`. */
  readonly path: string;
  /** Name of the model in the content service, as webhooks give it. */
  readonly model: string;
  readonly schema: Schema;
  readonly isRanked?: boolean;
  readonly isCounted?: boolean;
}

export interface SingleType<Schema extends z.ZodType> extends ContentType<Schema> {
  readonly kind: 'single';
}

export interface CollectionType<Schema extends z.ZodType> extends ContentType<Schema> {
  readonly kind: 'collection';
}

export interface CollectionOptions {
  /** Lists are in the order that editors give them, whatever the content service says. */
  readonly isRanked?: boolean;
  /** Asked only how many there are: what comes with the answer is not shown. */
  readonly isCounted?: boolean;
}

export const singleType = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): SingleType<Schema> => ({ kind: 'single', path, model: path, schema });

export const collectionType = <Schema extends z.ZodType>(
  path: string,
  model: string,
  schema: Schema,
  options: CollectionOptions = {},
): CollectionType<Schema> => ({ kind: 'collection', path, model, schema, ...options });
