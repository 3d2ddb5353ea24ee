import type { Core, Schema } from '@strapi/strapi';

import { CHANGE, isInboxType } from '../src/inbox/types';

/** The types that editors write. What visitors sent, and the journal of it, is not content. */
export const editedTypes = (strapi: Core.Strapi): Schema.ContentType[] =>
  Object.values(strapi.contentTypes).filter(
    ({ uid }) => uid.startsWith('api::') && !isInboxType(uid) && uid !== CHANGE,
  );
