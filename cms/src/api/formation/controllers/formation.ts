import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::formation.formation');
