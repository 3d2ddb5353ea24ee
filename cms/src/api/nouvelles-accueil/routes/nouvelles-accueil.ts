import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::nouvelles-accueil.nouvelles-accueil');
