import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { type Finding, good, wrong } from './finding.ts';

const limitMs = 10_000;

/** Where submissions go beside the inbox. The mail server is greeted; the chat is left in peace. */
export async function checkChannels({ env }: Pick<Settings, 'env'>): Promise<Finding[]> {
  return [
    await ofMail(env.SMTP_URL),
    ofChat('CHAT_WEBHOOK_URL', env.CHAT_WEBHOOK_URL, 'contact requests'),
    ofChat('COMPLAINT_CHAT_WEBHOOK_URL', env.COMPLAINT_CHAT_WEBHOOK_URL, 'complaints'),
  ];
}

async function ofMail(smtpUrl: string | undefined): Promise<Finding> {
  if (!smtpUrl)
    return good(
      'Mail is not set: submissions are not mailed, nor invitations and new passwords of editors.',
    );
  try {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
    });
    await transport.verify();
    return good('The mail server answers and lets the site in.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason given';
    return wrong(
      `The mail server of SMTP_URL does not let the site in: ${reason}. Submissions wait and are tried again; editors have to ask again for a new password.`,
    );
  }
}

function ofChat(name: string, webhookUrl: string | undefined, what: string): Finding {
  if (!webhookUrl) return good(`No chat room is set for ${what}: they are not posted to one.`);
  if (!URL.canParse(webhookUrl) || !/^https?:$/.test(new URL(webhookUrl).protocol)) {
    return wrong(`${name} is not a web address. Copy it anew from the chat.`);
  }
  return good(`The address of the chat room for ${what} is well formed. (It was not tried.)`);
}
