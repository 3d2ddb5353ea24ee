import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::a-propos.a-propos');
