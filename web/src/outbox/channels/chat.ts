import { type FormName, formNames } from '../../site/form-name.ts';
import { AnswerLost, type Channel, type ChannelName, type Submission } from '../submission.ts';
import { asRepeat, type ChatBody, chatMessage } from './chat-message.ts';

export interface ChatOptions {
  /** An incoming webhook for each form that has a room. Its address is the secret. */
  readonly rooms: Readonly<Partial<Record<FormName, string | undefined>>>;
  readonly fetch?: typeof fetch;
}

export class ChatRefused extends Error {
  override readonly name = 'ChatRefused';
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

/** The agency's chat. A form without a room of its own is not told there: rooms are never shared. */
export function createChat(
  { rooms, ...rest }: ChatOptions,
  message: ChatMessage = { name: 'chat', of: chatMessage },
): Channel {
  const request = rest.fetch ?? fetch;
  return {
    name: message.name,
    forms: formNames.filter((form) => rooms[form] !== undefined),
    async send(submission, { mayHaveArrived }, signal) {
      const room = rooms[submission.form];
      if (room === undefined) throw new ChatRefused(`no room for the form ${submission.form}`);
      const body = message.of(submission);
      const response = await request(room, {
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
