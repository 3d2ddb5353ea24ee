import { describe, expect, test } from 'vitest';
import { linkAfterKey, type NavbarEvent, type NavbarState, navbarState } from './navbar-state.ts';

const stateAfter = (...events: NavbarEvent[]) =>
  events.reduce<NavbarState>((state, event) => navbarState(state, event), undefined);

describe('navbarState', () => {
  test('pointing opens, leaving closes', () => {
    expect(stateAfter({ type: 'point', index: 2 })).toEqual({ index: 2, pinned: false });
    expect(stateAfter({ type: 'point', index: 2 }, { type: 'leave', index: 2 })).toBeUndefined();
  });

  test('pressing what hovering opened keeps it open; pressing again closes it', () => {
    const pressed = stateAfter({ type: 'point', index: 0 }, { type: 'press', index: 0 });
    expect(pressed).toEqual({ index: 0, pinned: true });
    expect(navbarState(pressed, { type: 'leave', index: 0 })).toBe(pressed);
    expect(navbarState(pressed, { type: 'press', index: 0 })).toBeUndefined();
  });

  test('focus opens, and pressing then closes', () => {
    expect(stateAfter({ type: 'focus', index: 0 }, { type: 'press', index: 0 })).toBeUndefined();
  });

  test('focus that leaves closes', () => {
    expect(stateAfter({ type: 'focus', index: 0 }, { type: 'blur', index: 0 })).toBeUndefined();
  });

  test('only one is open', () => {
    expect(stateAfter({ type: 'focus', index: 0 }, { type: 'point', index: 1 })?.index).toBe(1);
  });

  test('leaving or blurring another one changes nothing', () => {
    const open = stateAfter({ type: 'point', index: 1 });
    expect(navbarState(open, { type: 'leave', index: 0 })).toBe(open);
    expect(navbarState(open, { type: 'blur', index: 0 })).toBe(open);
  });

  test('a dismissal closes whatever is open', () => {
    expect(stateAfter({ type: 'press', index: 0 }, { type: 'dismiss' })).toBeUndefined();
  });
});

describe('linkAfterKey', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 6],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 6, 0],
    ['ArrowUp', 0, 6],
    ['Home', 4, 0],
    ['End', 4, 6],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['Tab', 3, undefined],
  ])('%s from %i of 7 leads to %s', (key, current, expected) => {
    expect(linkAfterKey(key, current, 7)).toBe(expected);
  });
});
