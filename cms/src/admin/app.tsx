import type { StrapiApp } from '@strapi/strapi/admin';

import { messages } from './messages';

// Strapi's admin starts in English until somebody chooses; the editors of this site read French.
const LANGUAGE_KEY = 'strapi-admin-language';
if (!localStorage.getItem(LANGUAGE_KEY)) localStorage.setItem(LANGUAGE_KEY, 'fr');

export default {
  config: {
    locales: ['fr'],
    notifications: { releases: false },
    translations: { fr: messages },
    tutorials: false,
  },
  bootstrap(_app: StrapiApp) {},
};
