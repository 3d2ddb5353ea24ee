import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::demande-contact.demande-contact');
