import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  const bubble = (
    <span
      className={classNames(styles.spinner, className)}
      data-colour={colour}
      data-size={size}
      aria-hidden="true"
    />
  );

  return label ? (
    <span role="status">
      {bubble}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : (
    bubble
  );
}
