import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Link.module.css';

export type LinkTheme = 'default' | 'dark' | 'light' | 'light-dark';

// No `target`: links to elsewhere open in the same tab, the visitor decides.
type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'style' | 'target'> & {
  href: string;
  theme?: LinkTheme | undefined;
  /** Shows the sign of a link that leaves the site. */
  external?: boolean | undefined;
};

export function Link({
  theme = 'default',
  external = false,
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)} data-ink={theme}>
      {children}
      {external && <Icon className={styles.external} name="external" />}
    </a>
  );
}
