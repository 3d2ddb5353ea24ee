import type { Locale } from './locale.ts';
import { isReference } from './reference.ts';

/** Names in a query that change what a page shows, and which of their values count. */
export const normalForms = {
  page: (value: string) => (/^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : undefined),
  tag: slug,
  categorie: slug,
  category: slug,
  notice: (value: string) => (value === 'sent' ? value : undefined),
  /** Told to who has sent something without JavaScript. */
  reference: (value: string) => (isReference(value) ? value : undefined),
  q: (value: string) => value,
  type: (value: string) => (/^[a-zA-Z]{1,20}$/.test(value) ? value : undefined),
} as const;

export type QueryName = keyof typeof normalForms;

/** What the blog calls its filter, in each language; either is understood in both. */
export const categoryName = { fr: 'categorie', en: 'category' } as const satisfies Record<
  Locale,
  QueryName
>;

/** Searches and references are without number: pages that they lead to are drawn and not kept. */
export const unbounded: readonly string[] = ['q', 'reference'] satisfies QueryName[];

/** The address itself says what somebody looks for, or names their message: nobody else's business. */
export const isPersonal = ({ searchParams }: URL): boolean =>
  unbounded.some((name) => searchParams.has(name));

function slug(value: string): string | undefined {
  return /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined;
}

/** Some page reads it, or every page does. */
export const isReadByPages = (name: string): boolean => name === 'lang' || name in normalForms;

const names = ['lang', ...Object.keys(normalForms)].join('|');
const readByPages = new RegExp(`[?&](?:[^=&]*[%+]|(?:${names})(?:[=&]|$))`);

/** Whether a query may hold something that some page reads: a name that is written oddly may be one. */
export const mayBeRead = (search: string): boolean => readByPages.test(search);
