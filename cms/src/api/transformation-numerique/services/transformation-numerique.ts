import { factories } from '@strapi/strapi';

export default factories.createCoreService(
  'api::transformation-numerique.transformation-numerique',
);
