import { useEffect, useRef } from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';
import styles from './ShareMenu.module.css';

export interface ShareMenuProps {
  readonly label: string;
  readonly links: readonly {
    readonly name: string;
    readonly icon: IconName;
    readonly href: string;
    /** What is said of the link: "share on …". */
    readonly label: string;
  }[];
}

/** Asleep, the platform opens and closes it; awake, it closes as well when the visitor turns away. */
function ShareMenu({ label, links }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const onTurnedAway = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) {
        menu.current.open = false;
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      const hadFocus = menu.current.contains(document.activeElement);
      menu.current.open = false;
      if (hadFocus) menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onTurnedAway);
    document.addEventListener('focusin', onTurnedAway);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onTurnedAway);
      document.removeEventListener('focusin', onTurnedAway);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <details className={styles.menu} ref={menu} data-unsearched>
      <summary className={styles.summary}>
        <Icon name="share" size="small" />
        {label}
      </summary>
      <ul className={styles.sheet}>
        {links.map(({ name, icon, href, label: linkLabel }) => (
          <li key={icon}>
            <a className={styles.link} href={href} aria-label={linkLabel}>
              <Icon name={icon} size="small" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export default defineIsland('ShareMenu', ShareMenu);
