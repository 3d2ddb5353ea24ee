import { messageMaxLength, nameMaxLength, phoneMaxLength } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { type FieldText, type FormTexts, sharedTexts } from '../form-texts.ts';

export function complaintTexts(locale: Locale, email: string): FormTexts {
  const { contactForm, complaintForm } = messagesFor(locale);
  const { errors } = complaintForm;
  const text = (
    name: 'renseignements' | 'endroits_renseignements_recueillis' | 'pourquoi_motif',
  ): FieldText => ({
    name,
    label: complaintForm[name],
    type: 'textarea',
    isRequired: false,
    maxLength: messageMaxLength,
    hint: contactForm.detailsHint,
    errors: errors.message,
  });
  return {
    ...sharedTexts(locale, email),
    summary: complaintForm.failed,
    submit: complaintForm.submit,
    success: complaintForm.success,
    fields: [
      {
        name: 'firstname',
        label: contactForm.firstname,
        type: 'text',
        autoComplete: 'given-name',
        isRequired: true,
        maxLength: nameMaxLength,
        errors: errors.firstname,
      },
      {
        name: 'lastname',
        label: contactForm.lastname,
        type: 'text',
        autoComplete: 'family-name',
        isRequired: true,
        maxLength: nameMaxLength,
        errors: errors.lastname,
      },
      {
        name: 'email',
        label: contactForm.email,
        type: 'email',
        autoComplete: 'email',
        isRequired: true,
        errors: errors.email,
      },
      {
        name: 'phone',
        label: contactForm.phone,
        type: 'tel',
        autoComplete: 'tel',
        isRequired: false,
        maxLength: phoneMaxLength,
        errors: errors.phone,
      },
      text('renseignements'),
      text('endroits_renseignements_recueillis'),
      text('pourquoi_motif'),
    ],
  };
}
