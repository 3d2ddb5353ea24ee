import { optional } from '../../content/errors.ts';
import { contact } from '../../content/schema/contact.ts';
import { BrokenLine } from '../../sections/BrokenLine/BrokenLine.tsx';
import { builtInContact, telHref } from '../../site/agency.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { definePage } from '../page.ts';

/** Kept by the service worker, which shows it in place of a page that cannot be fetched. */
export default definePage({
  load: async ({ content, locale }) =>
    (await optional(content.single(contact, { locale, populate: '*' }))) ?? builtInContact,
  meta(_data, { locale }) {
    const { title, text } = messagesFor(locale).offline;
    return { title, description: text, noindex: true };
  },
  View: ({ data: { phone }, locale }) => {
    const { title, text, retry } = messagesFor(locale).offline;
    return (
      <BrokenLine title={title} text={text}>
        {/* The empty address is the one the visitor asked for. */}
        <ButtonLink href="" icon="arrow">
          {retry}
        </ButtonLink>
        <ArrowLink href={telHref(phone)} icon="phone">
          {phone}
        </ArrowLink>
      </BrokenLine>
    );
  },
});
