import { optional } from '../../content/errors.ts';
import { contact } from '../../content/schema/contact.ts';
import { BrokenLine } from '../../sections/BrokenLine/BrokenLine.tsx';
import { builtInContact, telHref } from '../../site/agency.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { definePage } from '../page.ts';

/** Answers 503: the page's content cannot be had, but the agency can be reached. */
export default definePage({
  load: async ({ content, locale }) =>
    (await optional(content.single(contact, { locale, populate: '*' }))) ?? builtInContact,
  meta: (_data, { locale }) => ({ title: messagesFor(locale).unavailable.title, noindex: true }),
  View: ({ data: { email, phone }, locale, url }) => {
    const { title, text, retry } = messagesFor(locale).unavailable;
    return (
      <BrokenLine title={title} text={text}>
        <ButtonLink href={`${url.pathname}${url.search}`} icon="arrow">
          {retry}
        </ButtonLink>
        <ArrowLink href={telHref(phone)} icon="phone">
          {phone}
        </ArrowLink>
        <ArrowLink href={`mailto:${email}`} icon="mail">
          {email}
        </ArrowLink>
      </BrokenLine>
    );
  },
});
