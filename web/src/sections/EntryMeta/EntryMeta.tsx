import { DateText } from '../../ui/DateText/DateText.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import styles from './EntryMeta.module.css';

interface EntryMetaProps {
  readonly date: string;
  /** Tags or a category; with an address, links to what else carries them. */
  readonly tags: ReadonlyArray<{ readonly name: string; readonly href?: string }>;
}

/** The line above a title: when, and about what. */
export function EntryMeta({ date, tags }: EntryMetaProps) {
  return (
    <p className={styles.meta}>
      <DateText date={date} />
      {tags.map(({ name, href }) => (
        <Tag key={name} href={href}>
          {name}
        </Tag>
      ))}
    </p>
  );
}
