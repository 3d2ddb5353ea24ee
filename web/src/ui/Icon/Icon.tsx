import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';
import type { IconName } from './icon-names.ts';

export type IconColour = 'orange' | 'gray' | 'red' | 'green' | 'white' | 'black';
export type IconSize = 'tiny' | 'small' | 'medium';

type IconProps = {
  name: IconName;
  /** Without one the icon takes the colour of its text. */
  colour?: IconColour | undefined;
  /** Without one the icon is as large as its text. */
  size?: IconSize | undefined;
  /** Only where the icon stands without words. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon({ name, colour, size, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      data-colour={colour}
      data-size={size}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
