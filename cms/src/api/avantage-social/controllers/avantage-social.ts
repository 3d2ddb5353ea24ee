import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::avantage-social.avantage-social');
