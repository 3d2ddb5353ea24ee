import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import type { Locale } from '../../site/locale.ts';
import type { NavigationLink } from '../../site/navigation.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { currentPage, type MarkedItem, type MarkedLink } from '../marked-link.ts';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import type { SocialLink } from '../SocialLinks/social-link.ts';
import { Submenu } from '../Submenu/Submenu.tsx';
import styles from './Sidebar.module.css';
import { closedSidebar, settleLater, sidebarState } from './sidebar-state.ts';

export interface SidebarProps {
  readonly text: { readonly menu: string; readonly close: string; readonly label: string };
  readonly home: MarkedLink;
  readonly primary: readonly MarkedItem[];
  readonly others: readonly MarkedLink[];
  readonly language: NavigationLink & { readonly locale: Locale };
  readonly social: readonly SocialLink[];
  readonly blockedBy: string;
}

const drawerId = 'menu';

/**
 * Asleep, the drawer is a popover that the platform opens and closes. Awake, it is a modal dialog:
 * the page behind is inert and the drawer slides in its timed states.
 */
function Sidebar({ text, blockedBy, ...contents }: SidebarProps) {
  const [{ phase }, dispatch] = useReducer(sidebarState, closedSidebar);
  const [awake, setAwake] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const visible = phase !== 'closed';
  const expanded = phase === 'opening' || phase === 'open';

  useEffect(() => {
    setAwake(true);
    if (drawer.current?.matches(':popover-open')) dispatch({ type: 'adopt' });
    // A page kept for the way back must not come back with its menu open.
    const hide = () => dispatch({ type: 'hide' });
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  }, []);

  useEffect(() => {
    const media = matchMedia(blockedBy);
    const follow = () => dispatch({ type: 'block', blocked: media.matches });
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [blockedBy]);

  useEffect(() => settleLater(phase, () => dispatch({ type: 'settle' })), [phase]);

  useLayoutEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return;
    if (visible && !dialog.open) showModal(dialog);
    if (!visible && dialog.open) {
      dialog.close();
      button.current?.focus();
    }
  }, [visible]);

  // Prevented, or the platform would open or close the popover as well.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    dispatch({ type: expanded ? 'close' : 'open' });
  };

  return (
    <>
      <button
        className={styles.menuButton}
        ref={button}
        type="button"
        popoverTarget={drawerId}
        aria-haspopup="dialog"
        aria-expanded={awake ? expanded : undefined}
        onClick={toggle}
      >
        <Icon name="menu" className={styles.menuIcon} />
        {text.menu}
      </button>
      <dialog
        className={styles.drawer}
        ref={drawer}
        id={drawerId}
        popover="auto"
        data-tone="orange"
        data-state={phase}
        aria-label={text.label}
        onKeyDown={keepFocusInside}
        onCancel={(event) => {
          event.preventDefault();
          dispatch({ type: 'close' });
        }}
        onClose={() => dispatch({ type: 'hide' })}
        onClick={(event) => {
          // The panel fills the drawer, so a click on the drawer itself is one on the veil.
          if (event.target === event.currentTarget) dispatch({ type: 'close' });
        }}
      >
        <div className={styles.panel}>
          <div className={styles.top}>
            <span className={styles.logo} />
            <IconButton
              icon="close"
              label={text.close}
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              onClick={toggle}
            />
          </div>
          <Contents label={text.label} {...contents} />
        </div>
      </dialog>
    </>
  );
}

interface ContentsProps extends Omit<SidebarProps, 'text' | 'blockedBy'> {
  readonly label: string;
}

function Contents({ label, home, primary, others, language, social }: ContentsProps) {
  return (
    <>
      <nav aria-label={label}>
        <ul>
          <li>
            <PrimaryLink link={home} />
          </li>
          {primary.map((item) => (
            <li key={item.url}>
              {item.subRoutes.length > 0 ? (
                <details open>
                  <summary className={styles.primary}>
                    {item.name}
                    <Icon name="caret-down" className={styles.caret} />
                  </summary>
                  <Submenu
                    links={item.subRoutes}
                    className={styles.sublist}
                    linkClassName={styles.sublink}
                  />
                </details>
              ) : (
                <PrimaryLink link={item} />
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.others}>
          {others.map((link) => (
            <li key={link.url}>
              <a className={styles.other} href={link.url} aria-current={currentPage(link)}>
                {link.name}
              </a>
            </li>
          ))}
          <li>
            <a
              className={styles.other}
              href={language.url}
              lang={language.locale}
              hrefLang={language.locale}
            >
              {language.name}
            </a>
          </li>
        </ul>
      </nav>
      <SocialLinks links={social} className={styles.social} />
    </>
  );
}

function PrimaryLink({ link }: { readonly link: MarkedLink }) {
  return (
    <a className={styles.primary} href={link.url} aria-current={currentPage(link)}>
      {link.name}
    </a>
  );
}

function showModal(dialog: HTMLDialogElement): void {
  const inside = dialog.querySelector<HTMLElement>(':focus');
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  dialog.showModal();
  // Left to itself, a browser may choose the panel, because it scrolls.
  (inside ?? dialog.querySelector('button'))?.focus();
}

/** A modal dialog lets focus out into the browser's own controls; here it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, summary'),
  ].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

export default defineIsland('Sidebar', Sidebar);
