import styles from './DateText.module.css';
import { dateText } from './date-text.ts';

type DateTextProps = {
  /** yyyy-mm-dd */
  date: string;
};

export function DateText({ date }: DateTextProps) {
  return (
    <time className={styles.date} dateTime={date.slice(0, 10)}>
      {dateText(date)}
    </time>
  );
}
