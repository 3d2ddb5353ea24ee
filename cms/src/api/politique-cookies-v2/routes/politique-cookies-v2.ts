import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::politique-cookies-v2.politique-cookies-v2');
