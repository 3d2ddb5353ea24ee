/** Where the site puts what visitors send. Nobody but the people of the roles made for it reads it. */
export const CONTACT = 'api::demande-contact.demande-contact';
export const COMPLAINT = 'api::plainte.plainte';

export const INBOX_TYPES = [CONTACT, COMPLAINT] as const;
export type InboxType = (typeof INBOX_TYPES)[number];

export const isInboxType = (uid: unknown): uid is InboxType =>
  INBOX_TYPES.some((type) => type === uid);

/** What the people who answer a message keep up to date. Everything else is as it was sent. */
export const DESK_FIELDS = ['statut', 'assignee', 'notes'] as const;
export type DeskField = (typeof DESK_FIELDS)[number];

/** Who changed what on a message, and when. */
export const CHANGE = 'api::changement.changement';
