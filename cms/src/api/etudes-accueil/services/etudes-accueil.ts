import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::etudes-accueil.etudes-accueil');
