import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::categorie-blogue.categorie-blogue');
