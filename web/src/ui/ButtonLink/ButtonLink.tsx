import type { ComponentPropsWithRef } from 'react';
import styles from '../Button/Button.module.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';

type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'style' | 'target'> & {
  href: string;
  /** Cut from the accent paper instead of the ink one. */
  accent?: boolean | undefined;
  icon?: IconName | undefined;
};

/** Goes somewhere, looks like the primary button. */
export function ButtonLink({
  accent = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(styles.button, className)} data-accent={accent || undefined}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}
