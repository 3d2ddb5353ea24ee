import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::etudes-accueil.etudes-accueil');
