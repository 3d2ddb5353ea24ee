const gap = 16;

/** What has focus is never hidden behind what lies on the window's edge (WCAG 2.4.11). */
export function keepFocusClear(root: Document): void {
  const edge = root.querySelector('[data-window-edge]');
  if (!edge) return;
  const uncover = () => {
    const focused = root.activeElement;
    if (!focused || focused === root.body || edge.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const limit = edge.getBoundingClientRect().top;
    // What is taller than the free part shows its beginning.
    if (bottom > limit && limit > 0) {
      scrollBy({ top: Math.min(bottom - limit + gap, Math.max(top - gap, 0)), behavior: 'instant' });
    }
  };
  root.addEventListener('focusin', uncover);
  new ResizeObserver(() => {
    root.documentElement.style.setProperty('--window-edge', `${edge.clientHeight}px`);
    uncover();
  }).observe(edge);
}
