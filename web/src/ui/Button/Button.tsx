import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'style'> & {
  /** `link` looks like a link and still is a button. */
  type?: 'primary' | 'link' | undefined;
  htmlType?: 'submit' | 'button' | undefined;
  /** Cut from the accent paper instead of the ink one. */
  accent?: boolean | undefined;
  /** Disables it and shows the spinner; the words should then say what is going on. */
  loading?: boolean | undefined;
  icon?: IconName | undefined;
};

export function Button({
  type = 'primary',
  htmlType = 'button',
  accent = false,
  loading = false,
  disabled = false,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={classNames(type === 'link' ? styles.plain : styles.button, className)}
      data-accent={accent || undefined}
      type={htmlType}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner size="small" />}
      {children}
      {icon && !loading && <Icon name={icon} />}
    </button>
  );
}
