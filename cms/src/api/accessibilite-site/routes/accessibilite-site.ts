import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::accessibilite-site.accessibilite-site');
