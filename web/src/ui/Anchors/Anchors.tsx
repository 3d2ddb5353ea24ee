import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Anchors.module.css';

type AnchorsProps = {
  /** Of its title, by which the list is named. */
  id: string;
  title: string;
  anchors: ReadonlyArray<{ href: `#${string}`; text: string }>;
};

export function Anchors({ id, title, anchors }: AnchorsProps) {
  return (
    <nav className={styles.anchors} aria-labelledby={id}>
      <Heading level={2} size={4} id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {anchors.map((anchor) => (
          <li key={anchor.href}>
            <a className={styles.link} href={anchor.href}>
              {anchor.text}
              <Icon name="arrow-down" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
