import type { Core } from '@strapi/strapi';

import { isSame } from './alteration';
import { refused, TOO_MANY_CHANGES } from './refusals';
import { CHANGE, DESK_FIELDS, type DeskField, type InboxType } from './types';

/** Nobody needs so many; a program could fill the disk with them. */
const MOST_CHANGES = 500;

interface Change {
  field: DeskField;
  before: string | null;
  after: string | null;
  /** Name and address of the account, as they were then. */
  by: string;
  at: string;
}

interface Account {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email: string;
}

type Message = Readonly<Record<string, unknown>> & { readonly documentId: string };

function nameOf({ firstname, lastname, email }: Account): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name ? `${name} <${email}>` : email;
}

const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Notes what is about to change, in the transaction that changes it. */
export async function noteChanges(
  strapi: Core.Strapi,
  inbox: InboxType,
  { stored, asked, account }: { stored: Message; asked: object; account: Account },
): Promise<void> {
  const given = asked as Partial<Record<DeskField, unknown>>;
  const changed = DESK_FIELDS.filter(
    (field) => given[field] !== undefined && !isSame(stored[field], given[field], 'string'),
  );
  if (changed.length === 0) return;

  const changes = strapi.db.query(CHANGE);
  const message = stored.documentId;
  if ((await changes.count({ where: { message } })) + changed.length > MOST_CHANGES) {
    throw refused(TOO_MANY_CHANGES);
  }
  const at = new Date();
  for (const field of changed) {
    await changes.create({
      data: {
        inbox,
        message,
        field,
        before: asText(stored[field]),
        after: asText(given[field]),
        by: nameOf(account),
        account: account.id,
        at,
      },
    });
  }
}

/** The whole journal of one message, the newest first. */
export const journalOf = (
  strapi: Core.Strapi,
  inbox: InboxType,
  message: string,
): Promise<Change[]> =>
  strapi.db.query(CHANGE).findMany({
    select: ['field', 'before', 'after', 'by', 'at'],
    where: { inbox, message },
    orderBy: { id: 'desc' },
  });
