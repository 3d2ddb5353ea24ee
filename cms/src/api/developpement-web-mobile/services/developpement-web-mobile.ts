import { factories } from '@strapi/strapi';

export default factories.createCoreService(
  'api::developpement-web-mobile.developpement-web-mobile',
);
