import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::design-numerique.design-numerique');
