import type { Core } from '@strapi/strapi';

import { ensureToken } from '../bootstrap/token';
import { environment } from '../environment';
import { INBOX_TYPES } from './types';

export const FORMS_KEY_NAME = 'Formulaires (création seulement)';

/** The site fills the inbox with a key that can do nothing else, not even read what it wrote. */
export const ensureInboxToken = (strapi: Core.Strapi): Promise<void> =>
  ensureToken(strapi, {
    name: FORMS_KEY_NAME,
    description: 'Clé avec laquelle le site dépose les envois. Elle vient de INBOX_TOKEN.',
    permissions: INBOX_TYPES.map((type) => `${type}.create`),
    key: environment.secrets.INBOX_TOKEN,
  });
