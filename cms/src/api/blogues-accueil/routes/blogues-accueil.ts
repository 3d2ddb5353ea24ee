import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::blogues-accueil.blogues-accueil');
