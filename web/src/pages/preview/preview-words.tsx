import { BrokenLine } from '../../sections/BrokenLine/BrokenLine.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import type { Page } from '../page.ts';

/** Why a preview shows no page. */
export type NoPreview = 'expired' | 'wrong' | 'gone' | 'noAddress' | 'unreadable' | 'unavailable';

const words: Omit<Page<NoPreview>, 'load'> = {
  meta: (reason, { locale }) => ({
    title: messagesFor(locale).preview[reason].title,
    noindex: true,
  }),
  View: ({ data: reason, locale }) => {
    const { preview } = messagesFor(locale);
    const { title, text } = preview[reason];
    return (
      <BrokenLine title={title} text={text}>
        <ButtonLink href={pathTo('home', locale)} icon="arrow">
          {preview.toSite}
        </ButtonLink>
      </BrokenLine>
    );
  },
};

/** Tells an editor why there is nothing to see and what to do about it. */
export const previewWords = (reason: NoPreview): Page<NoPreview> => ({
  ...words,
  load: async () => reason,
});
