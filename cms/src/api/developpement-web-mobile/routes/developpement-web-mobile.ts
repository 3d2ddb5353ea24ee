import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::developpement-web-mobile.developpement-web-mobile');
