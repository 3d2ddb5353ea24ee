import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::studio-numerique-test.studio-numerique-test');
