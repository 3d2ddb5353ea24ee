import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::politique-cookies-v2.politique-cookies-v2');
