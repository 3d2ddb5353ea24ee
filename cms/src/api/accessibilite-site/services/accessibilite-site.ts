import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::accessibilite-site.accessibilite-site');
