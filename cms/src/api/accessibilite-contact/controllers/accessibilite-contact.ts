import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::accessibilite-contact.accessibilite-contact');
