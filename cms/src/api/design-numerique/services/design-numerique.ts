import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::design-numerique.design-numerique');
