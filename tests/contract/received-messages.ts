import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { call } from './api.ts';
import type { Editor } from './editor.ts';

export interface Message {
  documentId: string;
  statut: string;
  [field: string]: unknown;
}

const contact = (reference = `C-${randomUUID()}`) => ({
  reference,
  firstname: 'Ada',
  lastname: 'Roy',
  email: 'ada@roy.example',
  phone: '',
  details: 'Bonjour',
  path: '/contact',
  langue: 'fr',
  receivedAt: new Date().toISOString(),
  suspicion: null,
});
const complaint = (reference = `P-${randomUUID()}`) => ({
  ...contact(reference),
  details: undefined,
  renseignements: 'Mon adresse',
  endroits_renseignements_recueillis: '',
  pourquoi_motif: 'Sans mon accord',
  dueOn: '2026-03-17',
});

/** `desk` is the letter of the role whose work the inbox is. */
export const contacts = {
  uid: 'api::demande-contact.demande-contact',
  path: 'demandes-contact',
  table: 'demandes_contact',
  sent: contact,
  field: 'details',
  desk: 'C',
} as const;
const complaints = {
  uid: 'api::plainte.plainte',
  path: 'plaintes',
  table: 'plaintes',
  sent: complaint,
  field: 'pourquoi_motif',
  desk: 'P',
} as const;
export const inboxes = [contacts, complaints] as const;
export type Inbox = (typeof inboxes)[number];

/** With the key of the site's forms. */
export const asForms = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, Authorization: `Bearer ${inject('service').inboxToken}` },
});

export const carrying = (data: object, method = 'POST'): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ data }),
});

/** A message that has just come in. */
export async function receive({ path, sent }: Inbox): Promise<Message> {
  const answer = await call(path, asForms(carrying(sent())));
  return ((await answer.json()) as { data: Message }).data;
}

export const collection = (uid: string) => `content-manager/collection-types/${uid}`;
export const addressOf = (uid: string, id: string) => `${collection(uid)}/${id}`;

export async function stored(reader: Editor, { uid }: Inbox, id: string): Promise<Message> {
  const { body } = await reader.send<{ data: Message }>('GET', addressOf(uid, id));
  return body.data;
}
