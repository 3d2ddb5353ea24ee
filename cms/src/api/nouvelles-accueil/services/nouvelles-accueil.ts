import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::nouvelles-accueil.nouvelles-accueil');
