import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::blogues-accueil.blogues-accueil');
