import styles from './Stat.module.css';

type StatProps = {
  before?: string | undefined;
  value: string;
  after?: string | undefined;
};

/** One sentence whose number is the picture. */
export function Stat({ before, value, after }: StatProps) {
  return (
    <p className={styles.stat}>
      {before && <span className={styles.before}>{before} </span>}
      <strong className={styles.value}>{value}</strong>
      {after && <span className={styles.after}> {after}</span>}
    </p>
  );
}
