const gap = 16;

/** What has focus is never hidden behind what lies on the window's edge (WCAG 2.4.11). */
export function keepFocusClear(root: Document): void {
  const edge = root.querySelector('[data-window-edge]');
  if (!edge) return;
  const uncover = () => {
    const focused = root.activeElement;
    if (!focused || edge.clientHeight === 0 || edge.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const limit = edge.getBoundingClientRect().top;
    // What is taller than the free part cannot be shown whole: its beginning is enough.
    const fits = bottom - top < limit - 2 * gap;
    if (fits && bottom > limit) scrollBy({ top: bottom - limit + gap, behavior: 'instant' });
    if (!fits && top > limit - gap) scrollBy({ top: top - gap, behavior: 'instant' });
  };
  root.addEventListener('focusin', uncover);
  new ResizeObserver(() => {
    makeRoom(root, edge.clientHeight);
    uncover();
  }).observe(edge);
}

/**
 * Said to the few parts that need it: said once, on the root, it would be inherited by all, and a
 * phone would work out the styles of the whole page again just when it is first drawn.
 */
function makeRoom(root: Document, height: number): void {
  root.documentElement.style.scrollPaddingBottom = `${height + gap}px`;
  for (const part of root.querySelectorAll<HTMLElement>('[data-clear-of-edge]')) {
    part.style.setProperty('--window-edge', `${height}px`);
  }
}
