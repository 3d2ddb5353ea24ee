import { linkOf } from '../../site/link-of.ts';
import { isReadByPages } from '../../site/query-names.ts';

/**
 * What a visitor came with (a campaign's marks) goes along into the other language. It is no part
 * of the page, which is the same for everybody, so it is added when the link is about to be used.
 */
export function carryQuery(root: Document): void {
  // A click, one that opens a tab, and the menu in which the address can be copied.
  for (const type of ['click', 'auxclick', 'contextmenu']) root.addEventListener(type, carry);
}

function carry(event: Event): void {
  const link = linkOf(event);
  if (!link?.hreflang || link.origin !== location.origin) return;
  const own = new URLSearchParams(link.search);
  const carried = [...new URLSearchParams(location.search)].filter(
    ([name]) => !isReadByPages(name) && !own.has(name),
  );
  for (const [name, value] of carried) own.append(name, value);
  if (carried.length > 0) link.search = own.toString();
}
