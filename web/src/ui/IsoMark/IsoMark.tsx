import { classNames } from '../class-names.ts';
import styles from './IsoMark.module.css';

type IsoMarkProps = {
  label: string;
  className?: string | undefined;
};

export function IsoMark({ label, className }: IsoMarkProps) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 120 120"
      role="img"
      aria-label={label}
    >
      <use href="/logo/iso-9001.svg#mark" />
    </svg>
  );
}
