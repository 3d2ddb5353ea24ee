import { type Child, type Program, startChild } from './children.ts';
import { Problem } from './problem.ts';
import { waitFor } from './wait-for.ts';

export interface Member extends Program {
  /** Answers with a good status once the program is ready. */
  readyUrl: string;
  readyWithin: number;
  /** What to read or try when it fails, as a sentence. */
  advice: string;
  /** The others do without it for a while: once it was ready it is started again when it ends. */
  onRestart?: (how: string, waitMs: number) => void;
}

const firstWait = 1000;
const longestWait = 30_000;
/** After so long a life, an end is taken for the first one. */
const longLife = 60_000;

/** A site under load finishes its requests within 25 s; a little more before force is used. */
const grace = 30_000;

/** Programs that run together: when one ends that the others cannot do without, all do. */
export class Crew {
  readonly #children: Child[] = [];
  #stopping = false;
  /** Of those that wait to be started again. */
  readonly #timers = new Set<NodeJS.Timeout>();
  #break: (problem: Problem) => void = () => undefined;

  /** Rejects with a sentence when a program ends that was not told to. */
  readonly broken = new Promise<never>((_, reject) => {
    this.#break = reject;
  });

  constructor() {
    // Whoever waits on `broken` hears of it; nobody waiting must not end the process.
    this.broken.catch(() => undefined);
  }

  async start(member: Member): Promise<void> {
    this.#refuseWhenStopping(member);
    const child = await startChild(member);
    this.#children.push(child);
    const gone = new AbortController();
    let wasReady = false;
    void child.exited.then((exit) => {
      gone.abort();
      if (this.#stopping) return;
      const how = endOf(exit);
      if (wasReady && member.onRestart) {
        this.#startAgain(member, child, how, firstWait);
        return;
      }
      this.#break(
        new Problem(
          `${capitalised(member.name)} ended ${how}. ${member.advice}`,
          `Its last lines:\n${child.lastLines() || '    (none)'}`,
        ),
      );
    });

    const ready = await waitFor(member.readyUrl, {
      timeout: member.readyWithin,
      signal: gone.signal,
    });
    this.#refuseWhenStopping(member);
    wasReady = ready;
    if (ready) return;
    if (gone.signal.aborted) return this.broken;
    throw new Problem(
      `${capitalised(member.name)} did not answer at ${member.readyUrl} within ${member.readyWithin / 1000} s. ${member.advice}`,
      `Its last lines:\n${child.lastLines() || '    (none)'}`,
    );
  }

  /** Waits longer each time it ends soon, and takes the place of the one that ended. */
  #startAgain(member: Member, ended: Child, how: string, waitMs: number) {
    member.onRestart?.(how, waitMs);
    const timer = setTimeout(async () => {
      this.#timers.delete(timer);
      const begun = Date.now();
      const child = await startChild(member).catch(() => undefined);
      if (child) this.#children[this.#children.indexOf(ended)] = child;
      // Told to stop while it began: it is one of those to be stopped, or was too late for it.
      if (this.#stopping) return child?.kill();
      const end = child ? await child.exited.then(endOf) : 'before it began';
      if (this.#stopping) return;
      const next = Date.now() - begun > longLife ? firstWait : Math.min(waitMs * 2, longestWait);
      this.#startAgain(member, child ?? ended, end, next);
    }, waitMs);
    this.#timers.add(timer);
  }

  /** Last started, first stopped: the site finishes its requests while its content is still there. */
  async stop(): Promise<void> {
    this.#startNoMore();
    for (const child of this.#children.toReversed()) await child.stop(grace);
  }

  kill() {
    this.#startNoMore();
    for (const child of this.#children) child.kill();
  }

  #startNoMore() {
    this.#stopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #refuseWhenStopping(member: Member) {
    if (this.#stopping) throw new Problem(`Stopped before ${member.name} was ready.`);
  }
}

const endOf = ({ code, signal }: Awaited<Child['exited']>) =>
  signal ? `by signal ${signal}` : `with exit code ${code}`;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
