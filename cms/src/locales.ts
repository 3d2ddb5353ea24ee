export const DEFAULT_LOCALE = 'fr';

export const LOCALES = [
  { code: DEFAULT_LOCALE, name: 'Français' },
  { code: 'en', name: 'English' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some(({ code }) => code === value);
