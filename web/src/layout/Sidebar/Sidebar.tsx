import { Island } from '../../islands/Island.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { inSidebar } from '../../site/navigation.ts';
import { pathTo } from '../../site/paths.ts';
import type { Frame } from '../frame.ts';
import { homeHref } from '../home-href.ts';
import { markItem, markLink } from '../marked-link.ts';
import { socialLinks } from '../SocialLinks/social-link.ts';
import SidebarIsland from './Sidebar.island.tsx';

interface SidebarProps {
  readonly frame: Frame;
  /** The media query that keeps the sidebar closed. On paper an open menu would hide the page. */
  readonly blockedBy?: string;
}

export function Sidebar({ frame, blockedBy = 'print' }: SidebarProps) {
  const { locale, path, navigation, languageSwitch } = frame;
  const { layout, pageNames, search } = messagesFor(locale);
  const items = inSidebar(navigation);
  const primary = items.filter((item) => item.level === 'primary');
  const others = items.filter((item) => item.level !== 'primary');

  return (
    <Island
      of={SidebarIsland}
      when="interaction"
      props={{
        text: { menu: layout.menu, close: layout.closeMenu, label: layout.sidebar },
        home: {
          name: pageNames.home,
          url: homeHref(locale),
          current: path === pathTo('home', locale),
        },
        primary: primary.map((item) => {
          const { subRoutes, ...marked } = markItem(item, path);
          // The item itself unfolds its list there, so the list leads to its page too.
          const overview = { ...marked, name: layout.overview };
          return { ...marked, subRoutes: subRoutes.length > 0 ? [overview, ...subRoutes] : [] };
        }),
        others: [{ name: search.open, url: pathTo('search', locale) }, ...others].map((item) =>
          markLink(item, path),
        ),
        language: {
          name: layout.switchLong,
          url: languageSwitch.href,
          locale: languageSwitch.target,
        },
        social: socialLinks(frame),
        blockedBy,
      }}
    />
  );
}
