import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::nos-services.nos-services');
