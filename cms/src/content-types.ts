import type { Core, Schema } from '@strapi/strapi';

import { isInboxType } from './inbox/types';

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
