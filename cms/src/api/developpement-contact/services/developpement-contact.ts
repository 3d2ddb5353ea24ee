import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::developpement-contact.developpement-contact');
