import { Icon } from '../Icon/Icon.tsx';
import styles from './Pager.module.css';
import { pagerItems } from './pager-items.ts';

type PagerProps = {
  label: string;
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** How a page's number is said, for instance "Page 3". */
  pageLabel: (page: number) => string;
};

export function Pager({
  label,
  current,
  total,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
}: PagerProps) {
  if (total < 2) return null;

  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          {current > 1 ? (
            <a className={styles.step} href={hrefOf(current - 1)} rel="prev">
              <Icon name="caret-left" />
              {previousLabel}
            </a>
          ) : (
            <span className={styles.off} aria-hidden="true">
              <Icon name="caret-left" />
              {previousLabel}
            </span>
          )}
        </li>
        {pagerItems(current, total).map((item, index) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place only
            <li className={styles.gap} key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <a
                className={styles.number}
                href={hrefOf(item)}
                aria-label={pageLabel(item)}
                aria-current={item === current ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
        <li>
          {current < total ? (
            <a className={styles.step} href={hrefOf(current + 1)} rel="next">
              {nextLabel}
              <Icon name="caret-right" />
            </a>
          ) : (
            <span className={styles.off} aria-hidden="true">
              {nextLabel}
              <Icon name="caret-right" />
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
