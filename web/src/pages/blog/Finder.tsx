import { searchMaxLength } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { categoryName, searchName } from '../listing.ts';
import styles from './blog.module.css';

interface FinderProps {
  readonly locale: Locale;
  readonly search: string;
  /** Chosen categories go along with a search. */
  readonly categories: readonly string[];
}

/** Search in the bubble. An ordinary form: its answer is an address. */
export function Finder({ locale, search, categories }: FinderProps) {
  const { blog } = messagesFor(locale);
  return (
    <search className={styles.finder} data-tone="orange">
      <form className={styles.finderForm} method="get" action={pathTo('blog', locale)}>
        <label className={styles.finderLabel} htmlFor="recherche">
          {blog.searchLabel}
        </label>
        <div className={styles.finderRow}>
          <input
            className={styles.finderInput}
            id="recherche"
            type="search"
            name={searchName}
            defaultValue={search}
            maxLength={searchMaxLength}
            autoComplete="off"
          />
          <button className={styles.finderButton} type="submit">
            <Icon name="search" size="small" />
            <span className={styles.finderWord}>{blog.search}</span>
          </button>
        </div>
        {categories.map((slug) => (
          <input key={slug} type="hidden" name={categoryName[locale]} value={slug} />
        ))}
      </form>
    </search>
  );
}
