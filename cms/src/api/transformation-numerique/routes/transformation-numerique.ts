import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::transformation-numerique.transformation-numerique');
