import { z } from 'zod';
import type { ContentType } from './content-type.ts';
import { inEditorsOrder } from './editors-order.ts';
import { type LeftOut, readLeavingOut } from './leave-out.ts';

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

/** Tells what of an entry is not shown. */
export type OnUnshown = (unshown: Unshown) => void;

export interface Unshown extends LeftOut {
  readonly documentId: string | undefined;
  readonly locale: string | undefined;
}

const localeOf = ({ attributes }: WireEntry) =>
  typeof attributes.locale === 'string' ? attributes.locale : undefined;

/** What cannot be shown at all is told too, and thrown. */
export function readEntry<S extends z.ZodType>(
  type: ContentType<S>,
  one: WireEntry,
  onUnshown: OnUnshown = () => {},
): z.output<S> {
  const tell = (leftOut: LeftOut) =>
    onUnshown({ ...leftOut, documentId: one.documentId, locale: localeOf(one) });
  try {
    return readLeavingOut(type.schema, fieldsOf(one), tell);
  } catch (error) {
    if (error instanceof z.ZodError) {
      for (const { path, message } of error.issues) {
        tell({ path: path.join('.'), reason: message });
      }
    }
    throw error;
  }
}

export function readSingle<S extends z.ZodType>(
  type: ContentType<S>,
  answer: unknown,
  onUnshown: OnUnshown = () => {},
): z.output<S> {
  return readEntry(type, singleAnswer.parse(answer).data, onUnshown);
}

export function readList<S extends z.ZodType>(
  type: ContentType<S>,
  answer: unknown,
  onUnshown: OnUnshown = () => {},
  /** It goes on where another answer ended: of the whole, something could be read. */
  isFurther = false,
): { items: z.output<S>[]; total: number } {
  const { data, meta } = listAnswer.parse(answer);
  const entries = type.isRanked ? inEditorsOrder(data) : data;
  const read = (one: WireEntry) => readEntry(type, one, onUnshown);
  return { items: readable(entries, read, isFurther), total: meta.pagination.total };
}

/** Those entries that can be read. An answer of which none can be is no answer. */
export function readable<T>(
  entries: readonly WireEntry[],
  read: (one: WireEntry) => T,
  mayBeNone = false,
): T[] {
  let refused: unknown;
  const items = entries.flatMap((one) => {
    try {
      return [read(one)];
    } catch (error) {
      refused = error;
      return [];
    }
  });
  if (refused !== undefined && items.length === 0 && !mayBeNone) throw refused;
  return items;
}
