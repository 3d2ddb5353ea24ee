import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { FilterLink } from '../../ui/FilterLink/FilterLink.tsx';
import styles from './ListFilters.module.css';

export interface ListFilter {
  readonly name: string;
  /** The list with this filter the other way round. */
  readonly href: string;
  readonly active: boolean;
  /** How many entries it leads to. */
  readonly count?: number | undefined;
  /** Pressed again, it is taken away. */
  readonly removable?: boolean;
}

interface ListFiltersProps {
  readonly label: string;
  readonly locale: Locale;
  readonly filters: readonly ListFilter[];
}

export function ListFilters({ label, locale, filters }: ListFiltersProps) {
  const { filter } = messagesFor(locale);
  return (
    <ul className={styles.filters} aria-label={label} data-unsearched>
      {filters.map(({ name, href, active, count, removable = false }) => (
        <li key={name}>
          <FilterLink
            href={href}
            active={active}
            count={count}
            countLabel={count === undefined ? undefined : filter.count(count)}
            removeLabel={active && removable ? filter.remove : undefined}
          >
            {name}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
