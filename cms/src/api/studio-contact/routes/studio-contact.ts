import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::studio-contact.studio-contact');
