import type { Submission } from '../submission.ts';
import { oneLine } from './plain-text.ts';

/** A reminder says which complaint, and nothing of what it says. */
const sentenceOf = ({ reference, dueOn }: Submission) =>
  `La plainte ${oneLine(reference)} attend une réponse avant le ${dueOn ?? '—'}.`;

export const mailReminder = {
  name: 'mail-reminder',
  of: (submission: Submission) => ({
    subject: `Rappel : plainte ${oneLine(submission.reference)}`,
    text: `${sentenceOf(submission)}\nElle se trouve dans la boîte de réception du site.`,
  }),
} as const;

export const chatReminder = {
  name: 'chat-reminder',
  of: (submission: Submission) => ({ text: `Rappel. ${sentenceOf(submission)}` }),
} as const;
