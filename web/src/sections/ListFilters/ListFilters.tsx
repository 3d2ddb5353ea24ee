import { FilterLink } from '../../ui/FilterLink/FilterLink.tsx';
import styles from './ListFilters.module.css';

interface ListFiltersProps {
  readonly label: string;
  readonly filters: ReadonlyArray<{
    readonly name: string;
    /** The list with this filter the other way round. */
    readonly href: string;
    readonly active: boolean;
  }>;
}

export function ListFilters({ label, filters }: ListFiltersProps) {
  return (
    <ul className={styles.filters} aria-label={label}>
      {filters.map(({ name, href, active }) => (
        <li key={name}>
          <FilterLink href={href} active={active}>
            {name}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
