import { classNames } from '../../ui/class-names.ts';
import { currentPage, type MarkedLink } from '../marked-link.ts';
import styles from './Submenu.module.css';

interface SubmenuProps {
  readonly links: readonly MarkedLink[];
  readonly id?: string;
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** The list under a navigation item. Its greatest height goes by the number of its links. */
export function Submenu({ links, id, className, linkClassName }: SubmenuProps) {
  return (
    <ul className={classNames(styles.submenu, className)} id={id} data-count={links.length}>
      {links.map((link) => (
        <li key={link.url}>
          <a className={linkClassName} href={link.url} aria-current={currentPage(link)}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
