export interface CarouselState {
  readonly current: number;
  /** A step is under way: the buttons wait for it. */
  readonly isMoving: boolean;
  readonly isPlaying: boolean;
  /** After a manual step, autoplay leaves out one turn. */
  readonly skipsTurn: boolean;
  /** Play was pressed while pointer or focus would stop it: the visitor's word counts. */
  readonly insists: boolean;
  /** Which slide the live region speaks of; none after a step the visitor did not ask for. */
  readonly toAnnounce: number | undefined;
}

export type CarouselEvent =
  | { readonly type: 'woken'; readonly at: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'settled' }
  | { readonly type: 'turn'; readonly isHeld: boolean }
  | { readonly type: 'toggle' };

export const firstState: CarouselState = {
  current: 0,
  isMoving: false,
  isPlaying: true,
  skipsTurn: false,
  insists: false,
  toAnnounce: undefined,
};

/** The rules of a carousel of `count` slides, one at a time, in a circle. */
export const carouselState =
  (count: number) =>
  (state: CarouselState, event: CarouselEvent): CarouselState => {
    const at = (by: number) => (state.current + by + count) % count;
    switch (event.type) {
      case 'woken':
        return { ...state, current: event.at };
      case 'step': {
        if (state.isMoving) return state;
        const current = at(event.by);
        return { ...state, current, isMoving: true, skipsTurn: true, toAnnounce: current };
      }
      case 'settled':
        return { ...state, isMoving: false };
      case 'turn': {
        const insists = state.insists && event.isHeld;
        if (state.isMoving || (event.isHeld && !insists)) return { ...state, insists };
        if (state.skipsTurn) return { ...state, insists, skipsTurn: false };
        return { ...state, insists, current: at(1), isMoving: true, toAnnounce: undefined };
      }
      case 'toggle':
        return {
          ...state,
          isPlaying: !state.isPlaying,
          insists: !state.isPlaying,
          skipsTurn: false,
        };
    }
  };

export type Place = 'current' | 'next' | 'previous' | 'away';

/** Where a slide lies beside the current one. */
export function placeOf(index: number, current: number, count: number): Place {
  const distance = (index - current + count) % count;
  if (distance === 0) return 'current';
  if (distance === 1) return 'next';
  return distance === count - 1 ? 'previous' : 'away';
}
