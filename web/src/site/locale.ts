export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

export const otherLocale = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');

export function isEnglishPath(pathname: string): boolean {
  return pathname === '/en' || pathname.startsWith('/en/');
}

/** English by path or by `lang=en`; `/en/…?lang=fr` stays English because the path speaks first. */
export function localeOf(url: URL): Locale {
  return isEnglishPath(url.pathname) || url.searchParams.get('lang') === 'en' ? 'en' : 'fr';
}
