import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::categorie-blogue.categorie-blogue');
