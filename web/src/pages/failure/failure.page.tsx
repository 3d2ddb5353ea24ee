import { BrokenLine } from '../../sections/BrokenLine/BrokenLine.tsx';
import { builtInContact } from '../../site/agency.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { definePage } from '../page.ts';

/** Answers 500: we made a mistake. Asks nothing of anybody, so that it cannot fail too. */
export default definePage({
  load: async () => undefined,
  meta: (_data, { locale }) => ({ title: messagesFor(locale).failure.title, noindex: true }),
  View: ({ locale }) => {
    const { title, text, button } = messagesFor(locale).failure;
    return (
      <BrokenLine title={title} text={text}>
        <ButtonLink href={pathTo('home', locale)} icon="arrow">
          {button}
        </ButtonLink>
        <ArrowLink href={`mailto:${builtInContact.email}`} icon="mail">
          {builtInContact.email}
        </ArrowLink>
      </BrokenLine>
    );
  },
});
