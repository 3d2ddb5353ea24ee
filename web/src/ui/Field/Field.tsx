import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** What every kind of field shares. */
export type FieldProps = {
  /** Also the root of the ids of its hint and its error. */
  id: string;
  name: string;
  label: string;
  /** Said after the label of a field that may stay empty, for instance "(facultatif)". */
  optionalNote?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Characters left, or the like; stands under the field. */
  counter?: ReactNode;
  className?: string | undefined;
};

type FieldFrameProps = Omit<FieldProps, 'name'> & {
  required: boolean;
  children: ReactNode;
};

/** The attributes that tie a control to the words around it. */
export function fieldAttributes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const words = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': words || undefined,
  };
}

export function Field({
  id,
  label,
  required,
  optionalNote,
  hint,
  error,
  counter,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <div className={styles.field} data-invalid={error ? true : undefined}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' '}
              *
            </span>
          )}
          {optionalNote && !required && <span className={styles.optional}> {optionalNote}</span>}
        </label>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {children}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="alert" size="small" />
            {error}
          </p>
        )}
        {counter && <div className={styles.counter}>{counter}</div>}
      </div>
    </div>
  );
}
