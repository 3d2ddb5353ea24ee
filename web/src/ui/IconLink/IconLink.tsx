import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';
import styles from '../IconButton/IconButton.module.css';

type IconLinkProps = Omit<
  ComponentPropsWithRef<'a'>,
  'href' | 'style' | 'target' | 'children' | 'aria-label'
> & {
  href: string;
  icon: IconName;
  label: string;
};

/** Goes somewhere, looks like the icon button: share lists, social links. */
export function IconLink({ href, icon, label, className, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(styles.pebble, className)} aria-label={label}>
      <Icon name={icon} size="small" />
    </a>
  );
}
