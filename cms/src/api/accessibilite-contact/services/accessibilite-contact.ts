import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::accessibilite-contact.accessibilite-contact');
