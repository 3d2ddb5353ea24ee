import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'style' | 'children' | 'aria-label'
> & {
  icon: IconName;
  label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      className={classNames(styles.pebble, className)}
      type="button"
      aria-label={label}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
