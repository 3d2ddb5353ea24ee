import type { Locale } from '../../site/locale.ts';

const paths: Record<Locale, string> = { fr: '/flux.xml', en: '/en/feed.xml' };

export const feedPath = (locale: Locale): string => paths[locale];
