import { classNames } from '../class-names.ts';
import styles from './Spinner.module.css';

type SpinnerProps = {
  /** `black` is the ink of the sheet, so that it shows in the dark too. */
  colour?: 'black' | 'white' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Announced to screen readers. Omit beside words that already say it. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ colour = 'black', size = 'medium', label, className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      data-colour={colour}
      data-size={size}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
