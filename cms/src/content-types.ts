import type { Core, Schema } from '@strapi/strapi';

import { isInboxType } from './inbox/types';
import { REDIRECT_TYPES } from './redirects/types';

interface PluginOptions {
  i18n?: { localized?: boolean };
  'content-manager'?: { visible?: boolean };
}

const optionsOf = ({ pluginOptions }: Schema.ContentType): PluginOptions => pluginOptions ?? {};

export const isLocalized = (type: Schema.ContentType): boolean =>
  optionsOf(type).i18n?.localized === true;

/** What editors write: every type of ours that the admin shows, but for what visitors sent. */
export const editedTypes = (strapi: Core.Strapi): Schema.ContentType[] =>
  Object.values(strapi.contentTypes).filter(
    (type) =>
      type.uid.startsWith('api::') &&
      !isInboxType(type.uid) &&
      optionsOf(type)['content-manager']?.visible !== false,
  );

/**
 * What the site may read: every translated type is made to be shown to visitors, and redirects are
 * followed by them. A type that holds something else (a received message) stays closed.
 */
export const typesOfSite = (strapi: Core.Strapi): Schema.ContentType[] =>
  Object.values(strapi.contentTypes).filter(
    (type) =>
      type.uid.startsWith('api::') && (isLocalized(type) || REDIRECT_TYPES.includes(type.uid)),
  );
