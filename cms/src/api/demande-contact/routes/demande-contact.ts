import { factories } from '@strapi/strapi';

/** People read it in the admin: over the API it can only be filled, whatever a token allows. */
export default factories.createCoreRouter('api::demande-contact.demande-contact', {
  only: ['create'],
});
