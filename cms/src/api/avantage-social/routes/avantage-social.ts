import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::avantage-social.avantage-social');
