import { factories } from '@strapi/strapi';

export default factories.createCoreController(
  'api::developpement-web-mobile.developpement-web-mobile',
);
