import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Pager } from '../../ui/Pager/Pager.tsx';
import styles from './ListPager.module.css';

interface ListPagerProps {
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly locale: Locale;
}

export function ListPager({ current, total, hrefOf, locale }: ListPagerProps) {
  const { pager } = messagesFor(locale);
  if (total < 2) return null;
  return (
    <Grid className={styles.pager}>
      <div className={styles.steps}>
        <Pager
          label={pager.label}
          current={current}
          total={total}
          hrefOf={hrefOf}
          previousLabel={pager.previous}
          nextLabel={pager.next}
          pageLabel={pager.page}
        />
      </div>
    </Grid>
  );
}
