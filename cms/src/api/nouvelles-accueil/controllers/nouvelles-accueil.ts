import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::nouvelles-accueil.nouvelles-accueil');
