import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './SocialLinks.module.css';
import type { SocialLink } from './social-link.ts';

interface SocialLinksProps {
  readonly links: readonly SocialLink[];
  readonly className?: string | undefined;
}

export function SocialLinks({ links, className }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={classNames(styles.list, className)}>
      {links.map(({ url, label, icon }) => (
        <li key={url}>
          <a className={styles.link} href={url} aria-label={label}>
            <Icon name={icon} className={styles.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
