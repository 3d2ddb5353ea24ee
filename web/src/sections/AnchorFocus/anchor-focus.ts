import { anchorFocusMs } from '../../site/limits.ts';
import { linkOf } from '../../site/link-of.ts';

/**
 * After an anchor scroll, focus moves to the place the link named. The scrolling itself is the
 * browser's: CSS makes it smooth, except under reduced motion.
 */
export function followAnchors(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !isOnThisPage(link)) return;
    setTimeout(() => {
      const target = root.querySelector<HTMLElement>(':target');
      // Whoever has moved on in the meantime is not called back.
      const isWaiting = [null, root.body, link].includes(root.activeElement as HTMLElement | null);
      if (target && isWaiting) focusOn(target);
    }, anchorFocusMs);
  });
}

/** Following a link to the contact block is told to analytics, which listens when it may. */
export function trackContactLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    if (!linkOf(event)?.matches('[href$="#pied"], [data-track="go_to_contact"]')) return;
    root.dispatchEvent(new CustomEvent('salve:track', { detail: { event: 'go_to_contact' } }));
  });
}

const isOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash.length > 1 && pathname === location.pathname && search === location.search;

function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Left in place, a click on anything inside would give the whole block focus.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
