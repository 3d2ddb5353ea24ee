import type { ComponentPropsWithRef } from 'react';
import styles from '../Field/Field.module.css';
import { Field, type FieldProps, fieldAttributes } from '../Field/Field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'style'> & {
    type?: 'text' | 'email' | 'tel' | 'search' | undefined;
  };

export function TextField({
  id,
  label,
  optionalNote,
  hint,
  error,
  counter,
  className,
  type = 'text',
  required = false,
  ...control
}: TextFieldProps) {
  const frame = { id, label, optionalNote, hint, error, counter, className, required };

  return (
    <Field {...frame}>
      <input
        {...control}
        {...fieldAttributes({ id, hint, error })}
        className={styles.control}
        type={type}
        required={required}
      />
    </Field>
  );
}
