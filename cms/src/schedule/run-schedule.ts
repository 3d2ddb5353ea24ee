import type { Core, UID } from '@strapi/strapi';

import { dueDrafts, isDue, type ScheduledDraft } from './due-drafts';
import { SCHEDULE_FIELDS, type ScheduleField, scheduledTypes } from './fields';

const ACTION = { publishAt: 'publish', unpublishAt: 'unpublish' } as const;

export interface Failure {
  /** The same for the same plan, however often it is tried. */
  key: string;
  sentence: string;
}

/** Does what is due. What cannot be done keeps its moment, is tried again next time and told. */
export async function runSchedule(strapi: Core.Strapi, now = new Date()): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const uid of scheduledTypes(strapi)) {
    for await (const draft of dueDrafts(strapi, uid, now)) {
      for (const field of inOrder(draft, now)) {
        try {
          await carryOut(strapi, uid, draft, field, now);
        } catch (error) {
          failures.push(failureOf(uid, draft, field, error));
        }
      }
    }
  }
  return failures;
}

/** After a long stop both moments may have passed: the later one has the last word. */
const inOrder = (draft: ScheduledDraft, now: Date): ScheduleField[] =>
  SCHEDULE_FIELDS.filter((field) => isDue(draft[field], now)).sort(
    (a, b) => timeOf(draft[a]) - timeOf(draft[b]),
  );

const timeOf = (moment: string | null): number => new Date(moment ?? 0).getTime();

/**
 * Emptying the field claims the work: of several nodes, one finds it still filled, and the others
 * wait for its transaction and then find nothing. A refused publication undoes the claim.
 */
async function carryOut(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { id, documentId, locale }: ScheduledDraft,
  field: ScheduleField,
  now: Date,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id, [field]: { $lte: now.toISOString() } },
      data: { [field]: null },
    });
    if (count === 0) return;
    const documents = strapi.documents(uid as UID.CollectionType);
    if (field === 'publishAt') await documents.publish({ documentId, locale });
    else await documents.unpublish({ documentId, locale });
    strapi.log.info(`${uid} ${documentId} (${locale}): ${ACTION[field]}ed, as scheduled.`);
  });
}

function failureOf(
  uid: UID.ContentType,
  draft: ScheduledDraft,
  field: ScheduleField,
  error: unknown,
): Failure {
  const { documentId, locale } = draft;
  return {
    key: [uid, documentId, locale, field, draft[field]].join(),
    sentence: `${uid} ${documentId} (${locale}) should have been ${ACTION[field]}ed on ${draft[field]} and could not be: ${reasonOf(error)}`,
  };
}

/** A refused publication names the fields that are in its way. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = error as { details?: { errors?: { path: string[]; message: string }[] } };
  const fields = details?.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return fields?.length ? fields.join('; ') : error.message;
}
