/** Too many wait already: better to hear it at once than to wait in vain. */
export class RoomFull extends Error {
  override readonly name = 'RoomFull';
}

/** Whoever asked has left. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

export interface RoomSize {
  /** How many work at once. */
  readonly places: number;
  /** How many may wait for a place. */
  readonly waiting: number;
}

interface Waiting {
  readonly isWanted: () => boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** Work is done by few at once, for those who come first; who has left is not worked for. */
export function createWaitingRoom({ places, waiting }: RoomSize) {
  let free = places;
  const queue: Waiting[] = [];

  const turn = (isWanted: () => boolean) =>
    new Promise<void>((enter, refuse) => {
      const leave = () => refuse(new Abandoned('Nobody waits for this any more.'));
      queue.push({ isWanted, enter, leave });
    });

  function next(): void {
    for (let first = queue.shift(); first; first = queue.shift()) {
      if (first.isWanted()) {
        first.enter();
        return;
      }
      first.leave();
    }
    free += 1;
  }

  return {
    length: () => queue.length,
    /** Whether somebody is worked for. */
    isBusy: () => free < places,

    async enter<T>(task: () => Promise<T>, isWanted = () => true): Promise<T> {
      if (free > 0) free -= 1;
      else if (queue.length < waiting) await turn(isWanted);
      else throw new RoomFull(`${queue.length} wait already.`);
      try {
        return await task();
      } finally {
        next();
      }
    },
  };
}

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;
