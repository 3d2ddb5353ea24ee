import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::studio-numerique-test.studio-numerique-test');
