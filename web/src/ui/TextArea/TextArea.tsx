import type { ComponentPropsWithRef } from 'react';
import styles from '../Field/Field.module.css';
import { Field, type FieldProps, fieldAttributes } from '../Field/Field.tsx';

type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'style'>;

export function TextArea({
  id,
  label,
  optionalNote,
  hint,
  error,
  counter,
  className,
  rows = 4,
  required = false,
  ...control
}: TextAreaProps) {
  const frame = { id, label, optionalNote, hint, error, counter, className, required };

  return (
    <Field {...frame}>
      <textarea
        {...control}
        {...fieldAttributes({ id, hint, error })}
        className={styles.control}
        rows={rows}
        required={required}
      />
    </Field>
  );
}
