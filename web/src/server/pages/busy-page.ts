import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';

/** Said at once while too many wait: it asks nothing of anybody and is not drawn. */
export function busyPage(locale: Locale): string {
  const { siteName, unavailable } = messagesFor(locale);
  const language = locale === 'fr' ? 'fr-CA' : 'en-CA';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${unavailable.title} · ${siteName}</title></head>`,
    `<body><main><h1>${unavailable.title}</h1><p>${unavailable.text}</p></main></body></html>`,
  ].join('');
}
