import { namesOf } from '../entry';
import type { Check } from '../finding';
import { type PublishedVersion, publishedDocuments } from '../published-documents';

/** Both languages are seldom published in the same hour; a day apart says that one was left behind. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

type Dated = PublishedVersion & Record<'publishedAt' | 'updatedAt', string>;

/** Last published well before its counterpart. */
export const outdated: Check = async function* ({ strapi, types }) {
  for (const type of types) {
    const { select, find } = await namesOf(strapi, type);
    // A change of what both languages share touches `updatedAt` in both, so it tells nothing where
    // there is a date of publication.
    const field = type.options?.draftAndPublish ? 'publishedAt' : 'updatedAt';
    const versions = publishedDocuments<Dated>(strapi, type, { select: [...select, field] });
    for await (const document of versions) {
      const [newest, ...others] = document
        .map((version) => ({ ...version, at: new Date(version[field]) }))
        .sort((a, b) => b.at.getTime() - a.at.getTime());
      for (const older of others) {
        if (newest && newest.at.getTime() - older.at.getTime() > TOLERANCE_MS) {
          yield { ...find(older, older.locale), detail: newest.at.toISOString() };
        }
      }
    }
  }
};
