import type { FormName } from '../site/form-name.ts';
import type { Locale } from '../site/locale.ts';
import { messagesFor } from '../site/messages/messages.ts';

/** One control of a form, ready to be drawn. Travels to the browser as JSON. */
export interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly autoComplete?: string;
  readonly isRequired: boolean;
  readonly maxLength?: number;
  readonly hint?: string;
  /** Message for each rule the value may break. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface FormTexts {
  readonly fields: readonly FieldText[];
  readonly requiredHelp: string;
  readonly optional: string;
  readonly submit: string;
  readonly saving: string;
  readonly summary: string;
  readonly titlePrefix: string;
  readonly success: string;
  readonly reference: string;
  readonly failed: string;
  readonly trap: string;
  readonly counter: string;
}

/** With the page's language: where a post cannot even be read, its sender is still answered in it. */
export const actionOf = (form: FormName, locale: Locale): string =>
  `/functions/${form}/?lang=${locale}`;

/** Texts that both forms share. */
export function sharedTexts(locale: Locale, email: string) {
  const { forms } = messagesFor(locale);
  return {
    requiredHelp: forms.requiredHelp,
    optional: forms.optional,
    saving: forms.saving,
    summary: forms.summary,
    titlePrefix: forms.titlePrefix,
    reference: forms.reference,
    failed: forms.failed(email),
    trap: forms.trap,
    counter: forms.counter,
  };
}

/** The sentence for each broken rule, as it stands beside the field. */
export function messagesOfErrors(
  form: FormName,
  locale: Locale,
  broken: Readonly<Partial<Record<string, string>>>,
): Record<string, string> {
  const { contactForm, complaintForm } = messagesFor(locale);
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> =
    form === 'contact' ? contactForm.errors : complaintForm.errors;
  return Object.fromEntries(
    Object.entries(broken).flatMap(([field, rule]) => {
      if (rule === undefined) return [];
      // The complaint's texts share one message.
      const messages = known[field] ?? known.message ?? {};
      return [[field, messages[rule] ?? rule]];
    }),
  );
}
