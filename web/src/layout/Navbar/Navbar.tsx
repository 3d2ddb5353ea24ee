import { Island } from '../../islands/Island.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { inNavbar } from '../../site/navigation.ts';
import type { Frame } from '../frame.ts';
import { markItem } from '../marked-link.ts';
import NavbarIsland from './Navbar.island.tsx';

export function Navbar({ frame }: { readonly frame: Frame }) {
  const { layout } = messagesFor(frame.locale);
  // Small print belongs below a page, not above it.
  const items = inNavbar(frame.navigation).filter((item) => item.level !== 'tertiary');

  return (
    <Island
      of={NavbarIsland}
      when="interaction"
      props={{
        label: layout.mainNavigation,
        items: items.map((item) => ({
          ...markItem(item, frame.path),
          submenuLabel: layout.showSubmenu(item.name),
        })),
      }}
    />
  );
}
