import { AnswerLost, type Channel, type ChannelName, type Submission } from '../submission.ts';
import { wordingOf } from './wording.ts';

export interface ChatOptions {
  /** An incoming webhook. Its address is the secret. */
  readonly webhookUrl: string;
  readonly fetch?: typeof fetch;
}

export class ChatRefused extends Error {
  override readonly name = 'ChatRefused';
}

interface ChatBody {
  readonly text: string;
  readonly blocks?: readonly object[];
}

/** What a message is about. */
interface ChatMessage {
  readonly name: ChannelName;
  readonly of: (submission: Submission) => ChatBody;
}

/** Failures before anything was handed over. */
const neverLeft = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** A room of the agency's chat: a text and three sections. */
export function createChat(
  { webhookUrl, ...rest }: ChatOptions,
  message: ChatMessage = { name: 'chat', of: chatMessage },
): Channel {
  const request = rest.fetch ?? fetch;
  return {
    name: message.name,
    async send(submission, { mayHaveArrived }, signal) {
      const body = message.of(submission);
      const response = await request(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(mayHaveArrived ? asRepeat(body) : body),
        signal,
      }).catch((error: Error) => {
        const { code } = (error.cause ?? {}) as { code?: string };
        throw neverLeft.includes(code ?? '')
          ? error
          : new AnswerLost('no answer', { cause: error.cause });
      });
      if (!response.ok) throw new ChatRefused(`status ${response.status}`);
    },
  };
}

/** In this markup `<…>` would call people or hide an address: its three signs are written out. */
const plain = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `plain_text` reads no markup at all; escaping is for clients that do. */
const plainText = (text: string) => ({ type: 'plain_text', emoji: false, text });

export function chatMessage(submission: Submission) {
  const { title, sections, footnote } = wordingOf(submission);
  return {
    text: `${title}. ${plain(footnote)}`,
    blocks: sections.map((lines) => ({
      type: 'section',
      fields: lines.map(({ label, value }) => plainText(`${label} : ${plain(value) || '—'}`)),
    })),
  };
}

const repeatNote = 'Envoi répété après une interruption : peut-être déjà reçu.';

/** A webhook cannot tell a repeat; the people who read it can, when told. */
const asRepeat = ({ text, blocks }: ChatBody): ChatBody => ({
  text: `${text} ${repeatNote}`,
  // Where there are blocks, a chat shows them and not the text.
  ...(blocks && { blocks: [...blocks, { type: 'section', text: plainText(repeatNote) }] }),
});
