import type { Channel, ChannelName, Submission } from '../submission.ts';
import { wordingOf } from './wording.ts';

export interface ChatOptions {
  /** An incoming webhook. Its address is the secret. */
  readonly webhookUrl: string;
  readonly fetch?: typeof fetch;
}

export class ChatRefused extends Error {
  override readonly name = 'ChatRefused';
}

/** What a message is about. */
interface ChatMessage {
  readonly name: ChannelName;
  readonly of: (submission: Submission) => object;
}

/** A room of the agency's chat: a text and three sections. */
export function createChat(
  { webhookUrl, ...rest }: ChatOptions,
  message: ChatMessage = { name: 'chat', of: chatMessage },
): Channel {
  const request = rest.fetch ?? fetch;
  return {
    name: message.name,
    async send(submission, _deliveryId, signal) {
      const response = await request(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message.of(submission)),
        signal,
      });
      if (!response.ok) throw new ChatRefused(`status ${response.status}`);
    },
  };
}

/** In this markup `<…>` would call people or hide an address: its three signs are written out. */
const plain = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function chatMessage(submission: Submission) {
  const { title, sections, footnote } = wordingOf(submission);
  return {
    text: `${title}. ${plain(footnote)}`,
    blocks: sections.map((lines) => ({
      type: 'section',
      // `plain_text` reads no markup at all; escaping is for clients that do.
      fields: lines.map(({ label, value }) => ({
        type: 'plain_text',
        emoji: false,
        text: `${label} : ${plain(value) || '—'}`,
      })),
    })),
  };
}
