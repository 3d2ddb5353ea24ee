import { rememberDefaults } from './first-visit';
import { messages } from './messages';

rememberDefaults();

export default {
  config: {
    locales: ['fr'],
    notifications: { releases: false },
    translations: { fr: messages },
    tutorials: false,
  },
  bootstrap() {},
};
