/** Where the site puts what visitors send. Nobody but the people of the roles made for it reads it. */
export const CONTACT = 'api::demande-contact.demande-contact';
export const COMPLAINT = 'api::plainte.plainte';

export const INBOX_TYPES = [CONTACT, COMPLAINT] as const;

export const isInboxType = (uid: unknown): boolean => INBOX_TYPES.some((type) => type === uid);
