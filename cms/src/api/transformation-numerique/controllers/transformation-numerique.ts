import { factories } from '@strapi/strapi';

export default factories.createCoreController(
  'api::transformation-numerique.transformation-numerique',
);
