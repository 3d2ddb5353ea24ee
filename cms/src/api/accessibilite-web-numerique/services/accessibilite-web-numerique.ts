import { factories } from '@strapi/strapi';

export default factories.createCoreService(
  'api::accessibilite-web-numerique.accessibilite-web-numerique',
);
