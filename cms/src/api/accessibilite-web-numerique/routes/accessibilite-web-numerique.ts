import { factories } from '@strapi/strapi';

export default factories.createCoreRouter(
  'api::accessibilite-web-numerique.accessibilite-web-numerique',
);
