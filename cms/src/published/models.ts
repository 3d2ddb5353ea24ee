import type { Core, Schema } from '@strapi/strapi';

import { typesOfSite } from '../content-types';

const FILE = 'plugin::upload.file';

/** Files have no drafts, no languages and no date of publication: they are there or not. */
export const isFile = ({ uid }: Schema.ContentType): boolean => uid === FILE;

/** All that can be on the site, and no other type: the name of any other is unknown here. */
export const publishedTypes = (strapi: Core.Strapi): Schema.ContentType[] => [
  ...typesOfSite(strapi),
  strapi.contentType(FILE),
];
