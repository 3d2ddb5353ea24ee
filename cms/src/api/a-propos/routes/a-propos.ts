import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::a-propos.a-propos');
