import { Tag } from '../Tag/Tag.tsx';
import styles from './TagList.module.css';

type TagListProps = {
  /** What the list is, for those who hear it. */
  label: string;
  tags: ReadonlyArray<{ name: string; href?: string | undefined }>;
};

export function TagList({ label, tags }: TagListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.name}>
          <Tag href={tag.href}>{tag.name}</Tag>
        </li>
      ))}
    </ul>
  );
}
