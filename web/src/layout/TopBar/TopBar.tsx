import { messagesFor } from '../../site/messages/messages.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink/SkipLink.tsx';
import type { Frame } from '../frame.ts';
import { homeHref } from '../home-href.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { SearchLink } from '../SearchLink/SearchLink.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import styles from './TopBar.module.css';

export function TopBar({ frame }: { readonly frame: Frame }) {
  const { layout } = messagesFor(frame.locale);

  return (
    <header className={styles.bar}>
      <SkipLink href="#contenu">{layout.skip}</SkipLink>
      <a className={styles.home} href={homeHref(frame.locale)} aria-label={layout.home}>
        <Logo size="medium" />
      </a>
      <Navbar frame={frame} />
      <SearchLink frame={frame} />
      <LanguageSwitch frame={frame} text="short" />
      <Sidebar frame={frame} />
    </header>
  );
}
