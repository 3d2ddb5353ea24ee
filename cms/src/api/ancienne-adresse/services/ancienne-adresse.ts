import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::ancienne-adresse.ancienne-adresse');
