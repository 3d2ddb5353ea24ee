import { sidebarCloseMs, sidebarOpenMs } from '../../site/limits.ts';

/**
 * `opening` is visible but not yet marked open, `closing` marked closed but still visible: between
 * the two marks the drawer can slide.
 */
export type SidebarPhase = 'closed' | 'opening' | 'open' | 'closing';

export interface SidebarState {
  readonly phase: SidebarPhase;
  /** The media-driven flag: while true, the sidebar cannot open. */
  readonly blocked: boolean;
}

export type SidebarEvent =
  | { readonly type: 'open' | 'close' | 'settle' }
  /** The platform already shows it: opened before the code arrived. */
  | { readonly type: 'adopt' }
  /** The platform already hid it, or the page is left: nothing remains to slide. */
  | { readonly type: 'hide' }
  | { readonly type: 'block'; readonly blocked: boolean };

export const closedSidebar: SidebarState = { phase: 'closed', blocked: false };

export function sidebarState(state: SidebarState, event: SidebarEvent): SidebarState {
  const { phase, blocked } = state;
  const to = (next: SidebarPhase): SidebarState =>
    next === phase ? state : { ...state, phase: next };
  const shown = phase === 'opening' || phase === 'open';
  switch (event.type) {
    case 'open':
      return blocked || shown ? state : to('opening');
    case 'adopt':
      return to(blocked ? 'closed' : 'open');
    case 'close':
      return shown ? to('closing') : state;
    case 'settle':
      if (phase === 'opening') return to('open');
      return phase === 'closing' ? to('closed') : state;
    case 'hide':
      return to('closed');
    case 'block':
      return { phase: event.blocked ? 'closed' : phase, blocked: event.blocked };
  }
}

const passingMs: Partial<Record<SidebarPhase, number>> = {
  opening: sidebarOpenMs,
  closing: sidebarCloseMs,
};

/** Settles a passing phase when its time is over; the result calls that off. */
export function settleLater(phase: SidebarPhase, settle: () => void): (() => void) | undefined {
  const ms = passingMs[phase];
  if (ms === undefined) return undefined;
  const timer = setTimeout(settle, ms);
  return () => clearTimeout(timer);
}
