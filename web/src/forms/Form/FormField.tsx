import { useState } from 'react';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { FieldText } from '../form-texts.ts';
import styles from './Form.module.css';

interface FormFieldProps {
  readonly id: string;
  readonly field: FieldText;
  readonly optional: string;
  readonly counter: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: () => void;
}

/** From here on the counter is worth reading out. */
const nearlyFull = 100;

export function FormField(props: FormFieldProps) {
  const { id, field, optional, counter, value, error, disabled, onChange } = props;
  const [length, setLength] = useState(value?.length ?? 0);
  const { name, label, type, autoComplete, isRequired, maxLength, hint } = field;
  const shared = {
    id,
    name,
    label,
    hint,
    error,
    required: isRequired,
    optionalNote: isRequired ? undefined : `(${optional})`,
    defaultValue: value,
    // Read-only, not disabled: a disabled field would be missing from the post and lose focus.
    readOnly: disabled,
    'aria-disabled': disabled || undefined,
    maxLength,
  };
  if (type !== 'textarea') {
    return <TextField {...shared} type={type} autoComplete={autoComplete} onChange={onChange} />;
  }
  const left = (maxLength ?? 0) - length;
  return (
    <TextArea
      {...shared}
      className={styles.wide}
      rows={5}
      counter={
        maxLength !== undefined && left <= nearlyFull ? (
          <span role="status">
            {left} {counter}
          </span>
        ) : undefined
      }
      onChange={(event) => {
        setLength(event.currentTarget.value.length);
        onChange();
      }}
    />
  );
}
