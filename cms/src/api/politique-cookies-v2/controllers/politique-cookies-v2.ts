import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::politique-cookies-v2.politique-cookies-v2');
