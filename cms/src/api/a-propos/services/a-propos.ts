import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::a-propos.a-propos');
