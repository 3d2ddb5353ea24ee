import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::ancienne-adresse.ancienne-adresse');
