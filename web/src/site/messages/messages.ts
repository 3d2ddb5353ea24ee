import type { Locale } from '../locale.ts';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const byLocale: Record<Locale, Messages> = { fr, en };

export const messagesFor = (locale: Locale): Messages => byLocale[locale];
