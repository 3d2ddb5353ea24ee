export const DEFAULT_LOCALE = 'fr';

export const LOCALES = [
  { code: DEFAULT_LOCALE, name: 'Français' },
  { code: 'en', name: 'English' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];
