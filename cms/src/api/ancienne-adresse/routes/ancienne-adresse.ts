import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::ancienne-adresse.ancienne-adresse');
