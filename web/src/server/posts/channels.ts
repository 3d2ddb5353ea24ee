import { createChat } from '../../outbox/channels/chat.ts';
import { createInbox } from '../../outbox/channels/inbox.ts';
import { createMail } from '../../outbox/channels/mail.ts';
import { chatReminder, mailReminder } from '../../outbox/channels/reminder.ts';
import type { Channel } from '../../outbox/submission.ts';
import type { Environment } from '../environment.ts';

/** Where submissions go: the inbox of the content service, and what the operator set up besides. */
export function channelsOf({
  siteUrl,
  contentUrl,
  inboxToken,
  mail,
  chatRooms,
}: Environment): Channel[] {
  return [
    ...(inboxToken ? [createInbox({ contentUrl, token: inboxToken })] : []),
    ...(mail ? [createMail({ siteUrl, ...mail })] : []),
    ...(chatRooms.contact || chatRooms.complaint ? [createChat({ rooms: chatRooms })] : []),
  ];
}

/** Where it is called to mind that a complaint waits for its reply. */
export function remindersOf({ siteUrl, mail, chatRooms: { complaint } }: Environment): Channel[] {
  return [
    ...(mail ? [createMail({ siteUrl, ...mail }, mailReminder)] : []),
    ...(complaint ? [createChat({ rooms: { complaint } }, chatReminder)] : []),
  ];
}
