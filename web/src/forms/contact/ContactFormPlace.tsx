import { Island } from '../../islands/Island.tsx';
import type { Locale } from '../../site/locale.ts';
import type { PostedForm } from '../answers.ts';
import { actionOf } from '../form-texts.ts';
import { initialOf } from '../posted-form.ts';
import contactForm from './ContactForm.island.tsx';
import { contactTexts } from './contact-texts.ts';

interface ContactFormPlaceProps {
  readonly locale: Locale;
  /** Path of the page the form stands on. */
  readonly path: string;
  readonly email: string;
  readonly isStudio: boolean;
  readonly posted: PostedForm | undefined;
}

/** The contact form where it stands: plain HTML that posts, checked in place once touched. */
export function ContactFormPlace({ locale, path, email, isStudio, posted }: ContactFormPlaceProps) {
  const texts = contactTexts({ locale, email, isStudio });
  return (
    <Island
      of={contactForm}
      when="interaction"
      props={{
        action: actionOf('contact', locale),
        texts,
        context: { path, locale },
        ...initialOf('contact', posted, texts),
      }}
    />
  );
}
