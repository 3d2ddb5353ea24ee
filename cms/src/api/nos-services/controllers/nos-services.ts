import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::nos-services.nos-services');
