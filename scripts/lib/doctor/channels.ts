import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { type Finding, good, wrong } from './finding.ts';

const limitMs = 10_000;

/** Where submissions go beside the inbox. The mail server is greeted; the chat is left in peace. */
export async function checkChannels({ env }: Pick<Settings, 'env'>): Promise<Finding[]> {
  return [await ofMail(env.SMTP_URL), ofChat(env.CHAT_WEBHOOK_URL)];
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

function ofChat(webhookUrl: string | undefined): Finding {
  if (!webhookUrl) return good('Chat is not set: submissions are not posted there.');
  if (!URL.canParse(webhookUrl) || !/^https?:$/.test(new URL(webhookUrl).protocol)) {
    return wrong('CHAT_WEBHOOK_URL is not a web address. Copy it anew from the chat.');
  }
  return good('The address of the chat is well formed. (It was not tried.)');
}
