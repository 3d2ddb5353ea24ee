import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::studio-numerique-test.studio-numerique-test');
