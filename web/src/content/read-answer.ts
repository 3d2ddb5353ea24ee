import { z } from 'zod';
import type { ContentType } from './content-type.ts';

/** An entry as the wire brings it. */
const entry = z.object({
  id: z.number(),
  documentId: z.string().optional(),
  attributes: z.looseObject({}),
});
export type WireEntry = z.output<typeof entry>;

export const singleAnswer = z.object({ data: entry });
export const listAnswer = z.object({
  data: z.array(entry),
  meta: z.object({ pagination: z.object({ total: z.number() }) }),
});

/** The wire's attributes in, the site's names out; the entry's number and language come along. */
export const fieldsOf = ({ id, attributes }: WireEntry) => ({ ...attributes, id });

export function readSingle<S extends z.ZodType>(
  type: ContentType<S>,
  answer: unknown,
): z.output<S> {
  return type.schema.parse(fieldsOf(singleAnswer.parse(answer).data));
}

export function readList<S extends z.ZodType>(
  type: ContentType<S>,
  answer: unknown,
): { items: z.output<S>[]; total: number } {
  const { data, meta } = listAnswer.parse(answer);
  return {
    items: data.map((one) => type.schema.parse(fieldsOf(one))),
    total: meta.pagination.total,
  };
}
