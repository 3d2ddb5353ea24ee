import { errors } from '@strapi/utils';

import { CONTACT, type InboxType } from './types';

/** What a person reads who tries what nobody may do to a received message. */
export const SEALED =
  'Ce qu’une personne a envoyé ne se modifie pas. Seuls le statut, la personne qui s’en occupe et les notes se tiennent à jour.';
export const NOT_DELETED =
  'Un message reçu ne se supprime pas ici. Il est détruit au terme de sa conservation ou, si la personne le demande, par la commande « npm run submissions -- erase ».';
export const NOT_CREATED =
  'Un message ne s’ajoute pas à la main : seuls les formulaires du site en déposent.';
export const JOURNAL_SEALED = 'Le journal d’un message ne se modifie pas et ne s’efface pas.';
export const TOO_MANY_CHANGES =
  'Le suivi de ce message a été modifié trop souvent : son journal est plein, il ne change plus.';

export const notTheirs = (type: InboxType): string =>
  `Le suivi de ce message revient aux personnes qui ont le rôle « ${
    type === CONTACT ? 'Contact' : 'Responsable de la vie privée'
  } ».`;

/** Of its refusals Strapi lets this one alone keep its sentence. */
export const refused = (sentence: string): Error => new errors.PolicyError(sentence);
