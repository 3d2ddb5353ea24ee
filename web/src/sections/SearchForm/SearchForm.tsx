import { searchMaxLength } from '../../site/limits.ts';
import { searchName } from '../../site/search-address.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly button: string;
  readonly id: string;
  /** What was looked for. */
  readonly search: string;
  /** What goes along with a search: chosen filters. */
  readonly along?: ReadonlyArray<{ readonly name: string; readonly value: string }>;
}

/** An ordinary form: its answer is an address. */
export function SearchForm({ action, label, button, id, search, along = [] }: SearchFormProps) {
  return (
    <form className={styles.form} method="get" action={action}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          type="search"
          name={searchName}
          defaultValue={search}
          maxLength={searchMaxLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={styles.button} type="submit">
          <Icon name="search" size="small" />
          <span className={styles.word}>{button}</span>
        </button>
      </div>
      {along.map(({ name, value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
