import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';
import styles from './ArrowLink.module.css';

type ArrowLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'style' | 'target'> & {
  href: string;
  icon?: IconName | undefined;
};

export function ArrowLink({ icon = 'arrow', className, children, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, className)}>
      {children}
      <Icon name={icon} />
    </a>
  );
}
