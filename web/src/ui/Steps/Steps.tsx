import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export type Step = {
  title: string;
  text?: ReactNode;
  href?: string | undefined;
};

type StepsProps = {
  steps: readonly Step[];
};

/** A timeline: each step stands a little higher than the one before. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps} data-count={Math.min(steps.length, 6)}>
      {steps.map((step, index) => (
        <li className={styles.step} key={step.title}>
          <span className={styles.numeral} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={styles.title}>
              {step.href ? <a href={step.href}>{step.title}</a> : step.title}
            </p>
            {step.text && <div className={styles.text}>{step.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
