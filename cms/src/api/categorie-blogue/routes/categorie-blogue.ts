import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::categorie-blogue.categorie-blogue');
