import { type Child, type Program, startChild } from './children.ts';
import { Problem } from './problem.ts';
import { waitFor } from './wait-for.ts';

export interface Member extends Program {
  /** Answers with a good status once the program is ready. */
  readyUrl: string;
  readyWithin: number;
  /** What to read or try when it fails, as a sentence. */
  advice: string;
}

/** A site under load finishes its requests within 25 s; a little more before force is used. */
const grace = 30_000;

/** Programs that run together: when one of them ends, the others are of no use. */
export class Crew {
  readonly #children: Child[] = [];
  #stopping = false;
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
    void child.exited.then(({ code, signal }) => {
      gone.abort();
      if (this.#stopping) return;
      const how = signal ? `by signal ${signal}` : `with exit code ${code}`;
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
    if (ready) return;
    if (gone.signal.aborted) return this.broken;
    throw new Problem(
      `${capitalised(member.name)} did not answer at ${member.readyUrl} within ${member.readyWithin / 1000} s. ${member.advice}`,
      `Its last lines:\n${child.lastLines() || '    (none)'}`,
    );
  }

  /** Last started, first stopped: the site finishes its requests while its content is still there. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of this.#children.toReversed()) await child.stop(grace);
  }

  kill() {
    this.#stopping = true;
    for (const child of this.#children) child.kill();
  }

  #refuseWhenStopping(member: Member) {
    if (this.#stopping) throw new Problem(`Stopped before ${member.name} was ready.`);
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
