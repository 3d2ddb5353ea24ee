import styles from './Reference.module.css';

interface ReferenceProps {
  readonly label: string;
  readonly reference: string;
}

/** The name of what was sent, for when its sender asks about it. */
export const Reference = ({ label, reference }: ReferenceProps) => (
  <p>
    {label} <strong className={styles.reference}>{reference}</strong>
  </p>
);
