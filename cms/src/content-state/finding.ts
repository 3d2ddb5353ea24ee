import type { Core, Schema } from '@strapi/strapi';

import type { Locale } from '../locales';

export const CHECKS = [
  'untranslated',
  'outdated',
  'description',
  'alternative',
  'links',
  'schedule',
  'unshown',
  'searches',
] as const;

export type CheckName = (typeof CHECKS)[number];

/** Something that an editor can mend. */
export interface Finding {
  /** The kind of content, as the admin calls it. */
  type: string;
  title: string;
  /** The language in which there is something to do. */
  locale: Locale;
  /** The moment, the address, the field or the number that the check is about. */
  detail?: string;
  /** Where it is mended, below the admin's address. */
  path: string;
}

/** What a report looks at. */
export interface Scope {
  strapi: Core.Strapi;
  types: Schema.ContentType[];
  media: boolean;
}

/** Findings come one by one: a large site's need not fit into memory. */
export type Check = (scope: Scope) => AsyncGenerator<Finding>;
