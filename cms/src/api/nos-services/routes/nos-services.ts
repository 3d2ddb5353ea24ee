import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::nos-services.nos-services');
