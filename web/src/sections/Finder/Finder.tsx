import { classNames } from '../../ui/class-names.ts';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';
import styles from './Finder.module.css';

interface FinderProps extends SearchFormProps {
  readonly className?: string | undefined;
}

/** Search in the bubble. */
export function Finder({ className, ...form }: FinderProps) {
  return (
    <search className={classNames(styles.finder, className)} data-tone="orange">
      <SearchForm {...form} />
    </search>
  );
}
