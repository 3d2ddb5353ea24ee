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
    root.documentElement.style.setProperty('--window-edge', `${edge.clientHeight}px`);
    uncover();
  }).observe(edge);
}
