export interface Task {
  /** How many processors it keeps busy: less than one where it waits as well. */
  width: number;
}

/**
 * Does every task, in this order where it can, and never keeps more processors busy than there
 * are. Begins nothing more once a result is bad and `stopsAt` says so; what was not begun has no
 * result.
 */
export async function schedule<Item extends Task, Result>(
  tasks: readonly Item[],
  processors: number,
  work: (task: Item) => Promise<Result>,
  stopsAt: (result: Result) => boolean,
): Promise<Map<Item, Result>> {
  const waiting = [...tasks];
  const running = new Map<Item, Promise<void>>();
  const results = new Map<Item, Result>();
  let isStopped = false;
  const widthOf = ({ width }: Task) => Math.min(width, processors);
  const free = () => processors - [...running.keys()].reduce((sum, task) => sum + widthOf(task), 0);

  for (;;) {
    const next = isStopped ? -1 : waiting.findIndex((task) => widthOf(task) <= free());
    const [task] = next < 0 ? [] : waiting.splice(next, 1);
    if (task) {
      running.set(
        task,
        work(task).then((result) => {
          results.set(task, result);
          running.delete(task);
          isStopped ||= stopsAt(result);
        }),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      return results;
    }
  }
}
