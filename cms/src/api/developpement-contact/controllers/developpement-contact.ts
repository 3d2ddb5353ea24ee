import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::developpement-contact.developpement-contact');
