import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::avantage-social.avantage-social');
