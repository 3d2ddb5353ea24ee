import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::etudes-accueil.etudes-accueil');
