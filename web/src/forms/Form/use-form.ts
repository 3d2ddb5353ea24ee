import { type FormEvent as SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { type FormState, idleForm, nextFormState } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import { newKey } from '../new-key.ts';
import { cleanValues, type FormRules, fieldsOf, validate } from '../rules.ts';
import { sendForm } from '../send-form.ts';

interface UseFormOptions<Field extends string> {
  readonly rules: FormRules<Field>;
  readonly texts: FormTexts;
  readonly action: string;
  readonly context: { readonly path: string; readonly locale: string };
  readonly initial: FormState | undefined;
}

/** The behaviour of a form in the browser: check, send, tell. */
export function useForm<Field extends string>(options: UseFormOptions<Field>) {
  const { rules, texts, action, context, initial = idleForm } = options;
  const [state, dispatch] = useReducer(nextFormState, initial);
  const summary = useRef<HTMLDivElement>(null);
  const lastTry = useRef({ content: '', key: '' });

  // After an answer the visitor is led to it, and the window's title says that there is an error.
  useEffect(() => {
    if (state.answers === 0) return;
    summary.current?.focus();
    const bare = document.title.replace(texts.titlePrefix, '');
    document.title = state.status === 'success' ? bare : `${texts.titlePrefix}${bare}`;
  }, [state.answers, state.status, texts.titlePrefix]);

  const messagesOf = (errors: Partial<Record<string, string>>) =>
    Object.fromEntries(
      texts.fields.flatMap(({ name, errors: messages }) => {
        const broken = errors[name];
        return broken === undefined ? [] : [[name, messages[broken] ?? broken]];
      }),
    );

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.status === 'saving') return;
    try {
      await checkAndSend(event.currentTarget);
    } catch (error) {
      // Whatever it was, the visitor must not wait for an answer that cannot come.
      console.error('A form could not be sent:', error);
      dispatch({ type: 'failed', message: texts.failed });
    }
  }

  async function checkAndSend(form: HTMLFormElement): Promise<void> {
    const raw = Object.fromEntries(new FormData(form));
    const values = cleanValues(rules, raw);
    const errors = validate(rules, values);
    if (fieldsOf(rules).some((field) => errors[field] !== undefined)) {
      dispatch({ type: 'invalid', errors: messagesOf(errors) });
      return;
    }
    dispatch({ type: 'sent' });
    const content = JSON.stringify(values);
    // The same words tried again are the same submission; other words are another one.
    if (lastTry.current.content !== content) lastTry.current = { content, key: newKey() };
    const outcome = await sendForm({
      action,
      idempotencyKey: lastTry.current.key,
      body: {
        ...values,
        website: raw.website,
        context,
        // Since the page was opened: this code may have come long after, even while it was filled in.
        elapsed: Math.round(performance.now()),
      },
    });
    if (outcome.kind === 'accepted') dispatch({ type: 'succeeded', reference: outcome.reference });
    else if (outcome.kind === 'invalid') dispatch({ type: 'invalid', errors: outcome.errors });
    else dispatch({ type: 'failed', message: outcome.detail ?? texts.failed });
  }

  return {
    state,
    summary,
    submit,
    changed: (field: string) => dispatch({ type: 'changed', field }),
  };
}
