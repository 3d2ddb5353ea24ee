import { z } from 'zod';
import type { Content, ContentQuery } from './client.ts';
import type { ContentType } from './content-type.ts';
import { ContentMissing, ContentUnavailable, DraftUnreadable } from './errors.ts';
import { mendDraft } from './mend-draft.ts';
import {
  fieldsOf,
  listAnswer,
  readable,
  readEntry,
  readList,
  readSingle,
  singleAnswer,
  type WireEntry,
} from './read-answer.ts';
import { keyOf, type Request } from './request.ts';

export interface PreviewContentOptions {
  readonly request: Request;
  /** The entry that is shown as its draft; all is as published without it. */
  readonly draft: { readonly model: string; readonly documentId: string } | undefined;
  /** Called when the draft has required fields that are still empty. */
  readonly onGap?: () => void;
}

const namesEntry = z.object({
  slug: z.object({ $eq: z.string() }).optional(),
  documentId: z.object({ $eq: z.string() }).optional(),
});

/**
 * The content as it would be once one draft were published: that entry is its draft wherever it
 * shows, everything else is what visitors see. Always asked anew; nothing of it is kept.
 */
export function createPreviewContent({
  request,
  draft,
  onGap = () => {},
}: PreviewContentOptions): Content {
  async function ask<T>(type: ContentType, query: object, read: (answer: unknown) => T) {
    const key = keyOf(type, query);
    try {
      return read(JSON.parse(await request(key)));
    } catch (error) {
      if (error instanceof ContentMissing || error instanceof ContentUnavailable) throw error;
      throw new ContentUnavailable(`No content for ${key}.`, { cause: error });
    }
  }

  function readDraft<S extends z.ZodType>(type: ContentType<S>, entry: WireEntry): z.output<S> {
    try {
      return mendDraft(type.schema, fieldsOf(entry), onGap);
    } catch (error) {
      throw new DraftUnreadable(`The draft of ${type.model} cannot be shown.`, { cause: error });
    }
  }

  const draftOf = async (type: ContentType, { locale, populate }: ContentQuery) => {
    const filters = { documentId: { $eq: draft?.documentId } };
    const query = { locale, populate, filters, status: 'draft' };
    return ask(type, query, (answer) => listAnswer.parse(answer).data[0]);
  };

  /** Whether a question is about one entry, and that entry is the draft. */
  const asksForDraft = ({ filters }: ContentQuery, { attributes }: WireEntry) => {
    const named = namesEntry.safeParse(filters).data;
    return named?.documentId
      ? named.documentId.$eq === draft?.documentId
      : named?.slug !== undefined && named.slug.$eq === attributes.slug;
  };

  return {
    async single(type, query) {
      if (type.model !== draft?.model)
        return ask(type, query, (answer) => readSingle(type, answer));
      return ask(type, { ...query, status: 'draft' }, (answer) =>
        readDraft(type, singleAnswer.parse(answer).data),
      );
    },

    async list(type, query) {
      const entry = type.model === draft?.model ? await draftOf(type, query) : undefined;
      if (!entry) return ask(type, query, (answer) => readList(type, answer));
      if (asksForDraft(query, entry)) return { items: [readDraft(type, entry)], total: 1 };
      return ask(type, query, (answer) => {
        const { data, meta } = listAnswer.parse(answer);
        const isDraft = ({ documentId }: WireEntry) => documentId === draft?.documentId;
        const mended = data.some(isDraft) ? [readDraft(type, entry)] : [];
        const items = readable(data, (one) =>
          isDraft(one) ? mended : [readEntry(type, one)],
        ).flat();
        return { items, total: meta.pagination.total };
      });
    },
  };
}
