import { ChartCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { permissions } from './content-state/permissions';
import { texts } from './content-state/texts';
import { rememberDefaults } from './first-visit';
import { JournalPanel } from './inbox-journal/journal-panel';
import { englishMessages, messages } from './messages';
import { sayLanguage } from './say-language';

interface ContentManagerApis {
  addEditViewSidePanel(panels: (typeof JournalPanel)[]): void;
}

rememberDefaults();
sayLanguage();

export default {
  config: {
    locales: ['fr'],
    notifications: { releases: false },
    translations: { fr: messages, en: englishMessages },
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
  bootstrap(app: StrapiApp) {
    const contentManager: Partial<ContentManagerApis> = app.getPlugin('content-manager').apis;
    contentManager.addEditViewSidePanel?.([JournalPanel]);
  },
};
