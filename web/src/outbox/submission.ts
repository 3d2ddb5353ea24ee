import type { FormName } from '../site/form-name.ts';

export type ChannelName = 'inbox' | 'mail' | 'chat' | 'mail-reminder' | 'chat-reminder';

export interface SubmissionContext {
  /** Path of the page the form was on. */
  readonly path: string;
  readonly locale: 'fr' | 'en';
}

export interface NewSubmission {
  readonly form: FormName;
  readonly fields: Readonly<Record<string, string>>;
  readonly context: SubmissionContext;
  /** Two posts with one key are one submission. */
  readonly idempotencyKey: string;
  /** Why it is set aside for a person to look at, if it is. */
  readonly suspicion: string | undefined;
}

export interface Submission extends NewSubmission {
  readonly id: string;
  /** Short name that the visitor is told, such as `C-7F3K-92`. */
  readonly reference: string;
  readonly receivedAt: Date;
  /** For complaints: when the reply is due. */
  readonly dueOn: string | undefined;
}

export interface Delivery {
  /** The same over all attempts, for receivers that can tell repeats. */
  readonly id: string;
  /** Nobody heard how an earlier attempt ended: the receiver may have it already. */
  readonly mayHaveArrived: boolean;
}

/** Where a submission goes. Sending twice must be avoided; sending never must not happen. */
export interface Channel {
  readonly name: ChannelName;
  /** The forms whose submissions it carries; it never sees the others'. */
  readonly forms: readonly FormName[];
  send(submission: Submission, delivery: Delivery, signal: AbortSignal): Promise<void>;
}

/** It was handed over, and no answer came back: it may have arrived. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}
