import styles from './Figures.module.css';

type FiguresProps = {
  figures: ReadonlyArray<{ value: string; label: string }>;
};

/** Results in numbers. Read as "label: value", shown value first. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div className={styles.figure} key={figure.label}>
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={styles.value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
