import type { Core, Schema } from '@strapi/strapi';

import type { Locale } from '../locales';
import type { Finding } from './finding';

interface Described {
  documentId: string;
  [field: string]: unknown;
}

/** How editors know an entry: a page by its own name, others by the field that their lists show. */
export interface EntryNames {
  /** The columns that a title is made of. */
  select: string[];
  find(entry: Described, locale: Locale): Omit<Finding, 'detail'>;
}

export async function namesOf(strapi: Core.Strapi, type: Schema.ContentType): Promise<EntryNames> {
  const { uid, info, kind, attributes } = type;
  const isPage = kind === 'singleType';
  const { settings } = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(type);
  const field: string = attributes[settings.mainField] ? settings.mainField : 'documentId';

  return {
    select: isPage ? [] : [field],
    find: (entry, locale) => ({
      type: info.displayName,
      title: isPage ? info.displayName : String(entry[field] ?? entry.documentId),
      locale,
      path: `/content-manager/${isPage ? `single-types/${uid}` : `collection-types/${uid}/${entry.documentId}`}?plugins[i18n][locale]=${locale}`,
    }),
  };
}
