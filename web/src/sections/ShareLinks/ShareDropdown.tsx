import { Island } from '../../islands/Island.tsx';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import shareMenu from '../../ui/ShareMenu/ShareMenu.island.tsx';
import { type SharedPage, shareLinks } from './share-links.ts';

interface ShareDropdownProps {
  readonly page: SharedPage;
  readonly locale: Locale;
}

/** The dropdown beside the date of an article. */
export function ShareDropdown({ page, locale }: ShareDropdownProps) {
  const { share } = messagesFor(locale);
  const links = shareLinks(page).map(({ name, icon, href }) => ({
    name,
    icon,
    href,
    label: share.on(name),
  }));
  return <Island of={shareMenu} when="interaction" props={{ label: share.open, links }} />;
}
