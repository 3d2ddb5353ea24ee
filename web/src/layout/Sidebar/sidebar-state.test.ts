import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closedSidebar, type SidebarEvent, settleLater, sidebarState } from './sidebar-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The state over time, as the component keeps it. */
function startSidebar() {
  let state = closedSidebar;
  let cancel: (() => void) | undefined;
  const send = (event: SidebarEvent) => {
    const before = state.phase;
    state = sidebarState(state, event);
    if (state.phase === before) return;
    cancel?.();
    cancel = settleLater(state.phase, () => send({ type: 'settle' }));
  };
  return { send, phase: () => state.phase };
}

describe('the timed states', () => {
  test('made visible, then marked open after 50 ms', () => {
    const sidebar = startSidebar();
    sidebar.send({ type: 'open' });
    expect(sidebar.phase()).toBe('opening');
    vi.advanceTimersByTime(49);
    expect(sidebar.phase()).toBe('opening');
    vi.advanceTimersByTime(1);
    expect(sidebar.phase()).toBe('open');
  });

  test('marked closed, then hidden after 250 ms', () => {
    const sidebar = startSidebar();
    sidebar.send({ type: 'open' });
    vi.advanceTimersByTime(50);
    sidebar.send({ type: 'close' });
    expect(sidebar.phase()).toBe('closing');
    vi.advanceTimersByTime(249);
    expect(sidebar.phase()).toBe('closing');
    vi.advanceTimersByTime(1);
    expect(sidebar.phase()).toBe('closed');
  });

  test('closed while it opens, it never becomes open', () => {
    const sidebar = startSidebar();
    sidebar.send({ type: 'open' });
    vi.advanceTimersByTime(20);
    sidebar.send({ type: 'close' });
    vi.advanceTimersByTime(100);
    expect(sidebar.phase()).toBe('closing');
    vi.advanceTimersByTime(150);
    expect(sidebar.phase()).toBe('closed');
  });

  test('opened while it closes, it is not hidden', () => {
    const sidebar = startSidebar();
    sidebar.send({ type: 'open' });
    vi.advanceTimersByTime(50);
    sidebar.send({ type: 'close' });
    vi.advanceTimersByTime(100);
    sidebar.send({ type: 'open' });
    vi.advanceTimersByTime(1000);
    expect(sidebar.phase()).toBe('open');
  });

  test('open and closed do not change by themselves', () => {
    expect(settleLater('open', () => {})).toBeUndefined();
    expect(settleLater('closed', () => {})).toBeUndefined();
  });
});

describe('sidebarState', () => {
  test('what the platform opened is open at once', () => {
    expect(sidebarState(closedSidebar, { type: 'adopt' }).phase).toBe('open');
  });

  test('what the platform hid is closed at once', () => {
    const open = sidebarState(closedSidebar, { type: 'adopt' });
    expect(sidebarState(open, { type: 'hide' }).phase).toBe('closed');
  });

  test('closing what is closed changes nothing', () => {
    expect(sidebarState(closedSidebar, { type: 'close' })).toBe(closedSidebar);
    expect(sidebarState(closedSidebar, { type: 'hide' })).toBe(closedSidebar);
  });

  test('the media-driven flag forces it closed and keeps it so', () => {
    const open = sidebarState(closedSidebar, { type: 'adopt' });
    const blocked = sidebarState(open, { type: 'block', blocked: true });
    expect(blocked.phase).toBe('closed');
    expect(sidebarState(blocked, { type: 'open' })).toBe(blocked);
    expect(sidebarState(blocked, { type: 'adopt' }).phase).toBe('closed');
  });

  test('without the flag it opens again', () => {
    const blocked = sidebarState(closedSidebar, { type: 'block', blocked: true });
    const free = sidebarState(blocked, { type: 'block', blocked: false });
    expect(sidebarState(free, { type: 'open' }).phase).toBe('opening');
  });
});
