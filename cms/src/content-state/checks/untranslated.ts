import { LOCALES } from '../../locales';
import { namesOf } from '../entry';
import type { Check } from '../finding';
import { publishedDocuments } from '../published-documents';

/** Jobs are posted in French alone. */
const ONE_LANGUAGE: readonly string[] = ['api::poste.poste'];

/** Published in one language and not in the other. */
export const untranslated: Check = async function* ({ strapi, types }) {
  for (const type of types) {
    if (ONE_LANGUAGE.includes(type.uid)) continue;
    const { select, find } = await namesOf(strapi, type);
    for await (const [version, ...others] of publishedDocuments(strapi, type, { select })) {
      if (!version) continue;
      const present = [version, ...others].map(({ locale }) => locale);
      for (const { code } of LOCALES) if (!present.includes(code)) yield find(version, code);
    }
  }
};
