import { dueDrafts, isDue } from '../../schedule/due-drafts';
import { isScheduled, SCHEDULE_FIELDS } from '../../schedule/fields';
import { namesOf } from '../entry';
import type { Check } from '../finding';

/** By then the schedule has tried at least once. */
const GRACE_MS = 2 * 60 * 1000;

/** Drafts whose moment has passed and that could not be published. */
export const schedule: Check = async function* ({ strapi, types }) {
  const past = new Date(Date.now() - GRACE_MS);
  for (const type of types.filter(isScheduled)) {
    const { select, find } = await namesOf(strapi, type);
    for await (const draft of dueDrafts(strapi, type.uid, past, select)) {
      for (const field of SCHEDULE_FIELDS) {
        const moment = draft[field];
        if (isDue(moment, past)) {
          yield { ...find(draft, draft.locale), detail: new Date(moment).toISOString() };
        }
      }
    }
  }
};
