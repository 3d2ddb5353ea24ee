import type { FormName } from '../../../web/src/site/form-name.ts';
import type { Locale } from '../../../web/src/site/locale.ts';
import { pathTo } from '../../../web/src/site/paths.ts';
import { nameOf, unescaped } from './addresses.ts';

const texts: Record<Locale, Record<FormName, string> & { where(host: string): string }> = {
  fr: {
    contact: 'Nous écrire',
    complaint: 'Ouvrir le formulaire de plainte',
    where: (host) => `Le formulaire vous attend à l’adresse ${host}.`,
  },
  en: {
    contact: 'Write to us',
    complaint: 'Open the complaint form',
    where: (host) => `The form is waiting for you at ${host}.`,
  },
};

/** A form with the island around it, which would send it by script. */
const form =
  /<div data-island="\w+"[^>]*><form\b([^>]*)\baction="\/functions\/(contact|complaint)\/[^"]*"[^>]*>(.*?)<\/form><\/div>/gs;

/** Asks while somebody types: without it the field is an ordinary one. */
const suggestions = / data-island="Suggestions" data-when="\w+" data-props="[^"]*"/g;

/**
 * What a copy cannot do leads to the site: forms become a link to the form's page there, searches
 * are sent there, and so are links to what a copy does not hold.
 */
export function leadToLive(html: string, liveUrl: string): string {
  const locale: Locale = /<html[^>]*\blang="en/.test(html) ? 'en' : 'fr';
  const led = html
    .replace(form, (_, attributes: string, name: FormName, fields: string) => {
      const { [name]: text, where } = texts[locale];
      const link = `<a ${classOf(fields, /<button (class="[^"]*")[^>]*type="submit"/)} href="${liveUrl}${pathTo(name, locale)}">${text}</a>`;
      return [
        `<div ${classOf(attributes, /(class="[^"]*")/)}>`,
        `<p ${classOf(fields, /^<p (class="[^"]*")/)}>${where(new URL(liveUrl).host)}</p>`,
        `<p ${classOf(fields, /<p (class="[^"]*")><button/)}>${link}</p></div>`,
      ].join('');
    })
    .replace(suggestions, '')
    .replace(/(\saction=")(?=\/)/g, `$1${liveUrl}`)
    .replace(/(<a\s[^>]*?href=")(\/[^"]*)/g, (whole, before: string, href: string) =>
      nameOf(unescaped(href)).isHeld ? whole : `${before}${liveUrl}${href}`,
    );
  if (/<form[^>]*method="post"/i.test(led)) {
    throw new Error('A page has a form that an export does not know; see lead-to-live.ts.');
  }
  return led;
}

/** Each part of the link looks as that part of the form did whose place it takes. */
const classOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
