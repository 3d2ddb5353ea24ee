import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::demande-contact.demande-contact');
