import { ChartCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { permissions } from './content-state/permissions';
import { texts } from './content-state/texts';
import { rememberDefaults } from './first-visit';
import { messages } from './messages';
import { sayLanguage } from './say-language';

rememberDefaults();
sayLanguage();

export default {
  config: {
    locales: ['fr'],
    notifications: { releases: false },
    translations: { fr: messages },
    tutorials: false,
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'content-state',
      icon: ChartCircle,
      intlLabel: texts.title,
      permissions,
      Component: () => import('./content-state/ContentStatePage'),
    });
  },
  bootstrap() {},
};
