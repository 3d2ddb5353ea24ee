import { describe, expect, it } from 'vitest';
import {
  type CarouselEvent,
  type CarouselState,
  carouselState,
  firstState,
  placeOf,
} from './carousel-state.ts';

const stateAfter = (events: readonly CarouselEvent[], count = 3): CarouselState =>
  events.reduce(carouselState(count), firstState);

const next: CarouselEvent = { type: 'step', by: 1 };
const previous: CarouselEvent = { type: 'step', by: -1 };
const settled: CarouselEvent = { type: 'settled' };
const turn: CarouselEvent = { type: 'turn', isHeld: false };
const heldTurn: CarouselEvent = { type: 'turn', isHeld: true };
const toggle: CarouselEvent = { type: 'toggle' };

describe('stepping', () => {
  it('goes round in a circle, both ways', () => {
    expect(stateAfter([previous]).current).toBe(2);
    expect(stateAfter([next, settled, next, settled, next]).current).toBe(0);
  });

  it('takes no second step while one is under way', () => {
    expect(stateAfter([next, next]).current).toBe(1);
    expect(stateAfter([next, settled, next]).current).toBe(2);
  });
});

describe('autoplay', () => {
  it('moves on by itself', () => {
    expect(stateAfter([turn]).current).toBe(1);
  });

  it('is skipped once after a manual step', () => {
    expect(stateAfter([next, settled, turn]).current).toBe(1);
    expect(stateAfter([next, settled, turn, turn]).current).toBe(2);
  });

  it('waits while pointer or focus hold it', () => {
    expect(stateAfter([heldTurn, heldTurn]).current).toBe(0);
    expect(stateAfter([heldTurn, turn]).current).toBe(1);
  });

  it('goes on under the pointer of a visitor who has pressed play', () => {
    expect(stateAfter([toggle, toggle, heldTurn]).current).toBe(1);
  });

  it('is held again once that visitor has left and come back', () => {
    expect(stateAfter([toggle, toggle, turn, settled, heldTurn]).current).toBe(1);
  });

  it('can be paused and resumed', () => {
    expect(stateAfter([]).isPlaying).toBe(true);
    expect(stateAfter([toggle]).isPlaying).toBe(false);
    expect(stateAfter([toggle, toggle]).isPlaying).toBe(true);
  });
});

describe('announcements', () => {
  it('are made for manual steps only', () => {
    expect(stateAfter([next]).toAnnounce).toBe(1);
    expect(stateAfter([turn]).toAnnounce).toBeUndefined();
    expect(stateAfter([next, settled, turn, turn]).toAnnounce).toBeUndefined();
  });
});

describe('placeOf', () => {
  it('lays the slides in a circle round the current one', () => {
    expect([0, 1, 2, 3, 4].map((index) => placeOf(index, 0, 5))).toEqual([
      'current',
      'next',
      'away',
      'away',
      'previous',
    ]);
    expect(placeOf(0, 4, 5)).toBe('next');
  });

  it('knows a circle of two', () => {
    expect(placeOf(1, 0, 2)).toBe('next');
  });
});
