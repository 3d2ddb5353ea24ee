import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::blogues-accueil.blogues-accueil');
