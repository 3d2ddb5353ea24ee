import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::services-conseils.services-conseils');
