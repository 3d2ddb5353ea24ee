import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::services-conseils.services-conseils');
