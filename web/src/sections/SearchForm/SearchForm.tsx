import { searchMaxLength } from '../../site/limits.ts';
import { searchName } from '../../site/search-address.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SearchForm.module.css';
import type { SuggestionsProps } from './suggestions.ts';

export interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly button: string;
  readonly id: string;
  /** What was looked for. */
  readonly search: string;
  /** What goes along with a search: chosen filters. */
  readonly along?: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  /** What the list of suggestions is called, and where to ask for them; there are none without. */
  readonly suggestions?: SuggestionsProps & { readonly label: string };
}

/** An ordinary form: its answer is an address. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, button, id, search, along = [], suggestions } = props;
  return (
    <form className={styles.form} method="get" action={action}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row} {...(suggestions && islandOf(suggestions))}>
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
        {suggestions && <Suggestions id={`${id}-suggestions`} label={suggestions.label} />}
      </div>
      {along.map(({ name, value }) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** Woken by `suggestions.ts`, which needs no React to do so. */
const islandOf = ({ source }: SuggestionsProps) => ({
  'data-island': 'Suggestions',
  'data-when': 'interaction',
  'data-props': JSON.stringify({ source } satisfies SuggestionsProps),
});

interface SuggestionsListProps {
  readonly id: string;
  readonly label: string;
}

/** What the script fills: an empty list, the pattern of one suggestion, and where their number is said. */
function Suggestions({ id, label }: SuggestionsListProps) {
  return (
    <>
      <div className={styles.suggestions} id={id} role="listbox" aria-label={label} hidden />
      <template>
        {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field */}
        <div className={styles.suggestion} role="option" aria-selected="false">
          <span className={styles.title} data-title="" />{' '}
          <span data-kind="">
            <Tag>{''}</Tag>
          </span>
        </div>
      </template>
      <span role="status">
        <VisuallyHidden>{''}</VisuallyHidden>
      </span>
    </>
  );
}
