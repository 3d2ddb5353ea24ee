import { messageMaxLength, nameMaxLength } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { type FormTexts, sharedTexts } from '../form-texts.ts';

export interface ContactTextsOptions {
  readonly locale: Locale;
  /** Where to write when the form fails. */
  readonly email: string;
  readonly isStudio: boolean;
}

export function contactTexts({ locale, email, isStudio }: ContactTextsOptions): FormTexts {
  const { errors, ...texts } = messagesFor(locale).contactForm;
  return {
    ...sharedTexts(locale, email),
    submit: texts.submit,
    success: texts.success,
    fields: [
      {
        name: 'firstname',
        label: texts.firstname,
        type: 'text',
        autoComplete: 'given-name',
        isRequired: true,
        maxLength: nameMaxLength,
        errors: errors.firstname,
      },
      {
        name: 'lastname',
        label: texts.lastname,
        type: 'text',
        autoComplete: 'family-name',
        isRequired: true,
        maxLength: nameMaxLength,
        errors: errors.lastname,
      },
      {
        name: 'email',
        label: texts.email,
        type: 'email',
        autoComplete: 'email',
        isRequired: true,
        errors: errors.email,
      },
      {
        name: 'phone',
        label: texts.phone,
        type: 'tel',
        autoComplete: 'tel',
        isRequired: false,
        errors: errors.phone,
      },
      {
        name: 'details',
        label: isStudio ? texts.studioDetails : texts.details,
        type: 'textarea',
        isRequired: false,
        maxLength: messageMaxLength,
        hint: texts.detailsHint,
        errors: errors.details,
      },
    ],
  };
}
