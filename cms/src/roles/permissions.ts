import type { Core, Schema } from '@strapi/strapi';
import { isLocalized } from '../content-types';
import { LOCALES, type Locale } from '../locales';

/** As Strapi's role service takes it. */
export interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

export type Verb = 'create' | 'read' | 'update' | 'delete' | 'publish';

interface Limits {
  locales?: Locale[];
  fields?: string[];
}

const EVERY_LOCALE = LOCALES.map(({ code }) => code);
const VERBS_ON_FIELDS: readonly Verb[] = ['create', 'read', 'update'];

/** All that a person can see of a type, down into its components. */
export const fieldsOf = (strapi: Core.Strapi, type: Schema.ContentType): string[] =>
  strapi.service('admin::content-type').getNestedFields(type, { components: strapi.components });

/** Permissions on one content type, in every language and for every field unless limited. */
export function onContent(
  strapi: Core.Strapi,
  type: Schema.ContentType,
  verbs: readonly Verb[],
  { locales = EVERY_LOCALE, fields = fieldsOf(strapi, type) }: Limits = {},
): Permission[] {
  return verbs
    .filter((verb) => verb !== 'publish' || type.options?.draftAndPublish)
    .map((verb) => ({
      action: `plugin::content-manager.explorer.${verb}`,
      subject: type.uid,
      properties: {
        ...(VERBS_ON_FIELDS.includes(verb) && { fields }),
        ...(isLocalized(type) && { locales }),
      },
      conditions: [],
    }));
}

/** A permission that is about no content type. */
export const simply = (action: string, ...conditions: string[]): Permission => ({
  action,
  subject: null,
  properties: {},
  conditions,
});
