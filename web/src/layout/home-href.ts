import type { Locale } from '../site/locale.ts';
import { pathTo } from '../site/paths.ts';

/** The English home names its language in the query too, as document 1 asks. */
export const homeHref = (locale: Locale) =>
  locale === 'fr' ? pathTo('home', 'fr') : `${pathTo('home', 'en')}?lang=en`;
