import { useId } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import type { FormState } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import { Reference } from '../Reference/Reference.tsx';
import type { FormRules } from '../rules.ts';
import styles from './Form.module.css';
import { FormField } from './FormField.tsx';
import { useForm } from './use-form.ts';

export interface FormProps {
  readonly action: string;
  readonly texts: FormTexts;
  readonly context: { readonly path: string; readonly locale: string };
  /** After a post without JavaScript: what was typed, and what is wrong with it. */
  readonly initial?: {
    readonly state: FormState;
    readonly values: Readonly<Record<string, string>>;
  };
}

/** A form that posts as plain HTML and is checked in place once it is awake. */
export function Form<Field extends string>({
  rules,
  ...props
}: FormProps & { readonly rules: FormRules<Field> }) {
  const { action, texts, context, initial } = props;
  const id = useId();
  const form = useForm({ rules, texts, action, context, initial: initial?.state });
  const { status, errors, general, reference } = form.state;
  const isSaving = status === 'saving';

  if (status === 'success') {
    return (
      <Notice kind="success" focusable live ref={form.summary}>
        <p>{texts.success}</p>
        {reference && <Reference label={texts.reference} reference={reference} />}
      </Notice>
    );
  }

  const wrong = texts.fields.filter(({ name }) => errors[name] !== undefined);
  return (
    <form className={styles.form} action={action} method="post" noValidate onSubmit={form.submit}>
      {(wrong.length > 0 || general !== undefined) && (
        <div className={styles.wide}>
          <Notice
            kind="error"
            focusable
            // A page that comes back after a plain post starts at what is wrong.
            autoFocus={initial !== undefined}
            live
            ref={form.summary}
            title={general ? undefined : texts.summary}
          >
            {general && <p>{general}</p>}
            {wrong.length > 0 && (
              <ul>
                {wrong.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${id}${name}`}>{errors[name]}</a>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        </div>
      )}
      <Paragraph level="2-down" className={styles.wide}>
        {texts.requiredHelp}
      </Paragraph>
      {texts.fields.map((field) => (
        <FormField
          key={field.name}
          id={`${id}${field.name}`}
          field={field}
          optional={texts.optional}
          counter={texts.counter}
          value={initial?.values[field.name]}
          error={errors[field.name]}
          disabled={isSaving}
          onChange={() => form.changed(field.name)}
        />
      ))}
      {/* People don't see this field; programs that fill in everything do. */}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="path" value={context.path} />
      <input type="hidden" name="locale" value={context.locale} />
      <p className={styles.wide}>
        <Button htmlType="submit" loading={isSaving} icon={isSaving ? undefined : 'arrow'}>
          {isSaving ? texts.saving : texts.submit}
        </Button>
      </p>
    </form>
  );
}
