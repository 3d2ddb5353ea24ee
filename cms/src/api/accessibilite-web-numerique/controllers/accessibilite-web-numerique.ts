import { factories } from '@strapi/strapi';

export default factories.createCoreController(
  'api::accessibilite-web-numerique.accessibilite-web-numerique',
);
