import { classNames } from '../class-names.ts';
import styles from './Logo.module.css';
import { anniversaryBubble, anniversaryText, bubble, letters } from './logo-paths.ts';

type LogoProps = {
  /** Without one the logo is as high as its place says. */
  size?: 'medium' | 'large' | undefined;
  /** `default` takes the ink of the sheet it lies on, `reversed` is cream whatever the theme. */
  colour?: 'default' | 'reversed' | undefined;
  /** The lockup of the fifteenth year. */
  anniversary?: boolean | undefined;
  /** Omit where the words beside it, or the link around it, already name it. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Logo({
  size,
  colour = 'default',
  anniversary = false,
  label,
  className,
}: LogoProps) {
  return (
    <svg
      className={classNames(styles.logo, className)}
      data-size={size}
      data-colour={colour}
      viewBox={anniversary ? '0 0 350 108' : '0 0 241 108'}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={styles.bubble} fillRule="evenodd" d={bubble} />
      <path d={letters} />
      {anniversary && (
        <>
          <g transform="translate(249 -1) scale(.1 .094)">
            <path className={styles.bubble} d={anniversaryBubble} />
          </g>
          <path className={styles.anniversary} d={anniversaryText} />
        </>
      )}
    </svg>
  );
}
