import { createTransport, type SendMailOptions } from 'nodemailer';
import { type FormName, formNames } from '../../site/form-name.ts';
import type { Channel, ChannelName, Submission } from '../submission.ts';
import { oneLine } from './plain-text.ts';
import { type Wording, wordingOf } from './wording.ts';

export interface MailOptions {
  readonly siteUrl: string;
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: Readonly<Record<FormName, string>>;
  readonly silenceMs?: number;
}

/** A server that says nothing for so long is left before the relay gives the attempt up. */
const longestSilenceMs = 10_000;

/** What a mail is about. */
interface MailMessage {
  readonly name: ChannelName;
  readonly of: (submission: Submission) => SendMailOptions;
}

export function createMail(
  { siteUrl, smtpUrl, from, to, silenceMs = longestSilenceMs }: MailOptions,
  message: MailMessage = { name: 'mail', of: mailOf },
): Channel & { close(): void } {
  const { hostname } = new URL(siteUrl);
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: silenceMs, socketTimeout: silenceMs },
    {
      from,
      // The text comes from a visitor: nothing of it may fetch a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );
  return {
    name: message.name,
    forms: formNames,
    async send(submission, { id }) {
      await transport.sendMail({
        ...message.of(submission),
        to: to[submission.form],
        // The same over all attempts, so that a receiver can tell a repeat.
        messageId: `<${id}@${hostname}>`,
      });
    },
    close: () => transport.close(),
  };
}

function mailOf(submission: Submission) {
  const { fields, reference } = submission;
  const wording = wordingOf(submission);
  const name = oneLine(`${fields.firstname ?? ''} ${fields.lastname ?? ''}`);
  return {
    subject: `${wording.title} (${reference})`,
    replyTo: { name, address: oneLine(fields.email ?? '') },
    text: asText(wording),
    html: asHtml(wording),
  };
}

const asText = ({ title, sections, footnote }: Wording) =>
  [
    title,
    ...sections.map((lines) =>
      lines.map(({ label, value }) => `${label} : ${value || '—'}`).join('\n'),
    ),
    footnote,
  ].join('\n\n');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const asHtml = ({ title, sections, footnote }: Wording) =>
  [
    `<h1>${escaped(title)}</h1>`,
    ...sections.map(
      (lines) =>
        `<dl>${lines
          .map(
            ({ label, value }) =>
              `<dt><b>${escaped(label)}</b></dt><dd>${escaped(value).replaceAll('\n', '<br>') || '—'}</dd>`,
          )
          .join('')}</dl>`,
    ),
    `<p><small>${escaped(footnote)}</small></p>`,
  ].join('\n');
