import {
  type Dispatch,
  type KeyboardEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { defineIsland } from '../../islands/define-island.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { currentPage, type MarkedItem } from '../marked-link.ts';
import { Submenu } from '../Submenu/Submenu.tsx';
import styles from './Navbar.module.css';
import { linkAfterKey, type NavbarEvent, navbarState } from './navbar-state.ts';

export interface NavbarItem extends MarkedItem {
  readonly submenuLabel: string;
}

export interface NavbarProps {
  readonly label: string;
  readonly items: readonly NavbarItem[];
}

/** Asleep, dropdowns open by hover and focus in CSS alone; awake, they go by this state. */
function Navbar({ label, items }: NavbarProps) {
  const [open, dispatch] = useReducer(navbarState, undefined);
  const [awake, setAwake] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    const index = entries.findIndex((entry) => entry.matches(':hover, :focus-within'));
    // What CSS shows at this moment stays shown.
    if (index >= 0) {
      const byKeyboard = entries[index]?.querySelector(':focus-visible');
      dispatch({ type: byKeyboard ? 'focus' : 'point', index });
    }
    setAwake(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const entry = list.current?.children[open.index];

    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (entry?.querySelector('ul')?.contains(document.activeElement)) {
        entry.querySelector('button')?.focus();
      }
      dispatch({ type: 'dismiss' });
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !entry?.contains(target)) dispatch({ type: 'dismiss' });
    };

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  return (
    <nav className={styles.nav} aria-label={label} data-awake={awake || undefined}>
      <ul className={styles.list} ref={list}>
        {items.map((item, index) =>
          item.subRoutes.length > 0 ? (
            <Dropdown
              key={item.url}
              item={item}
              index={index}
              expanded={awake ? open?.index === index : undefined}
              dispatch={dispatch}
            />
          ) : (
            <li
              key={item.url}
              className={styles.entry}
              data-holds-current={item.holdsCurrent || undefined}
            >
              <ItemLink item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function ItemLink({ item }: { readonly item: NavbarItem }) {
  return (
    <a className={styles.link} href={item.url} aria-current={currentPage(item)}>
      {item.name}
    </a>
  );
}

interface DropdownProps {
  readonly item: NavbarItem;
  readonly index: number;
  /** Unknown while the island sleeps: CSS decides, and nothing false may be said. */
  readonly expanded: boolean | undefined;
  readonly dispatch: Dispatch<NavbarEvent>;
}

function Dropdown({ item, index, expanded, dispatch }: DropdownProps) {
  const submenu = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope ul a')];
    const current = links.findIndex((link) => link.matches(':focus'));
    const next = linkAfterKey(event.key, current, links.length);
    if (next === undefined) return;
    event.preventDefault();
    // Links of a closed dropdown cannot take focus: it opens first.
    flushSync(() => dispatch({ type: 'focus', index }));
    links[next]?.focus();
  };

  return (
    <li
      className={styles.entry}
      data-open={expanded || undefined}
      data-holds-current={item.holdsCurrent || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') dispatch({ type: 'point', index });
      }}
      onPointerLeave={() => dispatch({ type: 'leave', index })}
      onFocus={({ currentTarget, relatedTarget, target }) => {
        // A press focuses the button too, and then says for itself what it wants.
        const entered = !currentTarget.contains(relatedTarget) && target.matches(':focus-visible');
        if (entered) dispatch({ type: 'focus', index });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'blur', index });
      }}
    >
      <ItemLink item={item} />
      <button
        className={styles.toggle}
        type="button"
        aria-label={item.submenuLabel}
        aria-expanded={expanded}
        aria-controls={submenu}
        onClick={() => dispatch({ type: 'press', index })}
      >
        <Icon name="caret-down" className={styles.caret} />
      </button>
      <div className={styles.panel}>
        <Submenu
          id={submenu}
          links={item.subRoutes}
          className={styles.sublist}
          linkClassName={styles.sublink}
        />
      </div>
    </li>
  );
}

export default defineIsland('Navbar', Navbar);
