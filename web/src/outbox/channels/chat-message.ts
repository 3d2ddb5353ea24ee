import type { Submission } from '../submission.ts';
import { chatText } from './chat-text.ts';
import { wordingOf } from './wording.ts';

export interface ChatBody {
  /** What a notification says; where there are blocks, the room shows those instead. */
  readonly text: string;
  readonly blocks?: readonly ChatBlock[];
}

type PlainText = ReturnType<typeof plainText>;
type ChatBlock =
  | { readonly type: 'header' | 'section'; readonly text: PlainText }
  | { readonly type: 'section'; readonly fields: readonly PlainText[] };

/** How long a text may be, by where it stands: https://docs.slack.dev/reference/block-kit/blocks */
const limits = { header: 150, section: 3000, field: 2000 } as const;

/** `plain_text` reads no markup at all; escaping is for clients that do. */
const plainText = (text: string, place: keyof typeof limits) => ({
  type: 'plain_text' as const,
  emoji: false,
  text: chatText(text, limits[place]),
});

/** A headline, what is to be known at a glance, and three sections. */
export function chatMessage(submission: Submission) {
  const { title, sections, footnote } = wordingOf(submission);
  return {
    text: chatText(`${title}. ${footnote}`, limits.section),
    blocks: [
      { type: 'header', text: plainText(title, 'header') },
      { type: 'section', text: plainText(footnote, 'section') },
      ...sections.map((lines) => ({
        type: 'section' as const,
        fields: lines.map(({ label, value }) => plainText(`${label} : ${value || '—'}`, 'field')),
      })),
    ],
  } satisfies ChatBody;
}

const repeatNote = 'Envoi répété après une interruption : peut-être déjà reçu.';

/** A webhook cannot tell a repeat; the people who read it can, when told. */
export const asRepeat = ({ text, blocks }: ChatBody): ChatBody => ({
  text: `${text} ${repeatNote}`,
  ...(blocks && {
    blocks: [...blocks, { type: 'section', text: plainText(repeatNote, 'section') }],
  }),
});
