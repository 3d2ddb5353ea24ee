/** What a page and the service worker say to each other. */
export type ToWorker =
  /** Answer with what you hold. */
  | 'describe'
  /** Take over from the worker before you: the visitor agrees. */
  | 'activate'
  /** Take over if no other page is open that may still need the worker before you. */
  | 'activate-if-alone';

/** A new version waits. */
export interface WaitingMessage {
  readonly type: 'waiting';
  readonly version: string;
  /** Paths of its files. */
  readonly files: readonly string[];
}
