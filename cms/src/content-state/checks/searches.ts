import { isLocale } from '../../locales';
import { namesOf } from '../entry';
import type { Check } from '../finding';
import { toldBySite } from '../told-by-site';

const SEARCH = 'api::recherche.recherche';

interface Unanswered {
  words: string;
  locale: string;
  /** In how many different hours somebody asked. */
  count: number;
}

/** Searched for and not found: a synonym or a chosen answer in « Recherche » mends it. */
export const searches: Check = async function* ({ strapi, types }) {
  const type = types.find(({ uid }) => uid === SEARCH);
  if (!type) return;
  const { find } = await namesOf(strapi, type);
  const { unanswered } = await toldBySite<{ unanswered: Unanswered[] }>('/hooks/unanswered');
  for (const { words, locale, count } of unanswered) {
    if (!isLocale(locale)) continue;
    yield { ...find({ documentId: '' }, locale), title: words, detail: String(count) };
  }
};
