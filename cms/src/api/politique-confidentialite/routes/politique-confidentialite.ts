import { factories } from '@strapi/strapi';

export default factories.createCoreRouter(
  'api::politique-confidentialite.politique-confidentialite',
);
