import type { Schema } from '@strapi/strapi';

import { namesOf } from '../entry';
import type { Check } from '../finding';
import { type PublishedVersion, publishedDocuments } from '../published-documents';

interface Described extends PublishedVersion {
  MetaDescription?: string | null;
  SEOFields?: { MetaDescription?: string | null } | null;
  desc?: string | null;
}

interface Source {
  select: string[];
  populate?: object;
  read(version: Described): string | null | undefined;
}

/** Where a type keeps what search engines show below its title; undefined for what has no page. */
function sourceOf({ attributes }: Schema.ContentType): Source | undefined {
  if (attributes.MetaDescription) {
    return { select: ['MetaDescription'], read: ({ MetaDescription }) => MetaDescription };
  }
  if (attributes.SEOFields) {
    return {
      select: [],
      populate: { SEOFields: { select: ['id', 'MetaDescription'] } },
      read: ({ SEOFields }) => SEOFields?.MetaDescription,
    };
  }
  // Articles have one description, for their list and for search engines.
  if (attributes.slug && attributes.desc) return { select: ['desc'], read: ({ desc }) => desc };
  return undefined;
}

export const description: Check = async function* ({ strapi, types }) {
  for (const type of types) {
    const source = sourceOf(type);
    if (!source) continue;
    const { select, find } = await namesOf(strapi, type);
    const selection = { ...source, select: [...select, ...source.select] };
    for await (const document of publishedDocuments<Described>(strapi, type, selection)) {
      for (const version of document) {
        if (!source.read(version)?.trim()) yield find(version, version.locale);
      }
    }
  }
};
