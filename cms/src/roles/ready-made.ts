import type { Core, Schema, UID } from '@strapi/strapi';

import { READ_CONTENT_STATE } from '../content-state/permission';
import { editedTypes, isLocalized } from '../content-types';
import { COMPLAINT, CONTACT, DESK_FIELDS, type InboxType } from '../inbox/types';
import type { Locale } from '../locales';
import { SCHEDULE_FIELDS } from '../schedule/fields';
import { fieldsOf, onContent, type Permission, simply, type Verb } from './permissions';

export interface ReadyMadeRole {
  /** Names it for good; administrators may change the rest. */
  code: string;
  name: string;
  description: string;
  permissions(strapi: Core.Strapi): Permission[];
}

const EVERYTHING: readonly Verb[] = ['create', 'read', 'update', 'delete', 'publish'];
/** A page of the site is not to be deleted by whoever tends it. */
const TEND_A_PAGE: readonly Verb[] = ['create', 'read', 'update', 'publish'];

const SEE_MEDIA = simply('plugin::upload.read');
const ADD_MEDIA = simply('plugin::upload.assets.create');
const CHANGE_MEDIA = 'plugin::upload.assets.update';
const SEE_CONTENT_STATE = simply(READ_CONTENT_STATE);

const RECRUITED_BY: readonly UID.ContentType[] = [
  'api::poste.poste',
  'api::avantage-social.avantage-social',
  'api::temoignage.temoignage',
];
const CAREER_PAGES: readonly UID.ContentType[] = [
  'api::carriere.carriere',
  'api::postuler.postuler',
];

/** What both languages share, and the moments of publication, are not a translator's to change. */
function translatedFields(strapi: Core.Strapi, type: Schema.ContentType): string[] {
  const shared: string[] = strapi
    .plugin('i18n')
    .service('content-types')
    .getNonLocalizedAttributes(type);
  const closed = new Set([...shared, ...SCHEDULE_FIELDS]);
  return fieldsOf(strapi, type).filter((field) => !closed.has(field.split('.')[0] ?? field));
}

/** Reads both languages, since one is the other's source, and writes drafts in one. */
const translator = (locale: Locale) => (strapi: Core.Strapi) => [
  ...editedTypes(strapi)
    .filter(isLocalized)
    .flatMap((type) => [
      ...onContent(strapi, type, ['read']),
      ...onContent(strapi, type, ['create', 'update'], {
        locales: [locale],
        fields: translatedFields(strapi, type),
      }),
    ]),
  SEE_MEDIA,
  SEE_CONTENT_STATE,
];

/** Reads the whole of a message, and keeps up to date what is said about it. */
export const onDesk = (strapi: Core.Strapi, uid: InboxType): Permission[] => [
  ...onContent(strapi, strapi.contentType(uid), ['read']),
  ...onContent(strapi, strapi.contentType(uid), ['update'], { fields: [...DESK_FIELDS] }),
];

export const READY_MADE_ROLES: readonly ReadyMadeRole[] = [
  {
    code: 'salve-redaction',
    name: 'Rédaction',
    description:
      'Écrit, publie et retire tous les contenus, dans les deux langues, et tient la médiathèque. Ne voit ni la configuration du service ni les messages reçus.',
    permissions: (strapi) => [
      ...editedTypes(strapi).flatMap((type) => onContent(strapi, type, EVERYTHING)),
      SEE_MEDIA,
      ADD_MEDIA,
      simply(CHANGE_MEDIA),
      simply('plugin::upload.assets.download'),
      simply('plugin::upload.assets.copy-link'),
      SEE_CONTENT_STATE,
    ],
  },
  {
    code: 'salve-traduction-fr',
    name: 'Traduction vers le français',
    description:
      'Lit tous les contenus et en écrit la version française. Enregistre des brouillons, ne publie pas.',
    permissions: translator('fr'),
  },
  {
    code: 'salve-traduction-en',
    name: 'Traduction vers l’anglais',
    description:
      'Lit tous les contenus et en écrit la version anglaise. Enregistre des brouillons, ne publie pas.',
    permissions: translator('en'),
  },
  {
    code: 'salve-recrutement',
    name: 'Recrutement',
    description:
      'Écrit et publie les postes offerts, les avantages sociaux, les témoignages et la page Carrière. Ajoute des images, ne change que les siennes.',
    permissions: (strapi) => [
      ...RECRUITED_BY.flatMap((uid) => onContent(strapi, strapi.contentType(uid), EVERYTHING)),
      ...CAREER_PAGES.flatMap((uid) => onContent(strapi, strapi.contentType(uid), TEND_A_PAGE)),
      SEE_MEDIA,
      ADD_MEDIA,
      simply(CHANGE_MEDIA, 'admin::is-creator'),
      SEE_CONTENT_STATE,
    ],
  },
  {
    code: 'salve-contact',
    name: 'Contact',
    description:
      'Lit les demandes de contact et en tient le statut, la personne qui s’en occupe et les notes. Rien d’autre.',
    permissions: (strapi) => onDesk(strapi, CONTACT),
  },
  {
    code: 'salve-vie-privee',
    name: 'Responsable de la vie privée',
    description:
      'Lit les plaintes et en tient le statut, la personne qui s’en occupe et les notes. Rien d’autre.',
    permissions: (strapi) => onDesk(strapi, COMPLAINT),
  },
];
