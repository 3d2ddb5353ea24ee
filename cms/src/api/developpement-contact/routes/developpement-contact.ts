import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::developpement-contact.developpement-contact');
