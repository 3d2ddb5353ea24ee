/** The dropdown that is open. A pinned one stays when the pointer leaves it. */
export type NavbarState = { readonly index: number; readonly pinned: boolean } | undefined;

export type NavbarEvent =
  | { readonly type: 'point' | 'leave' | 'focus' | 'blur' | 'press'; readonly index: number }
  | { readonly type: 'dismiss' };

export function navbarState(state: NavbarState, event: NavbarEvent): NavbarState {
  if (event.type === 'dismiss') return undefined;
  const { type, index } = event;
  const open = state?.index === index;
  switch (type) {
    case 'point':
      return open ? state : { index, pinned: false };
    case 'leave':
      return open && !state.pinned ? undefined : state;
    case 'focus':
      return { index, pinned: true };
    case 'blur':
      return open ? undefined : state;
    case 'press':
      // Who points and then presses means to keep it open, not to close what hovering opened.
      return open && state.pinned ? undefined : { index, pinned: true };
  }
}

/** Where an arrow key leads among the links of a dropdown; `current` is -1 outside of them. */
export function linkAfterKey(key: string, current: number, count: number): number | undefined {
  const inside = current >= 0;
  switch (key) {
    case 'ArrowDown':
      return inside ? (current + 1) % count : 0;
    case 'ArrowUp':
      return inside ? (current - 1 + count) % count : count - 1;
    case 'Home':
      return inside ? 0 : undefined;
    case 'End':
      return inside ? count - 1 : undefined;
    default:
      return undefined;
  }
}
