import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::services-conseils.services-conseils');
