import { Crew, type Member } from './crew.ts';
import type { Progress } from './progress.ts';

/** Signals closer together than this are one Ctrl-C: npm passes on what the terminal sent already. */
const samePress = 500;

/** Starts programs, keeps them running, and ends when asked to or when one fails. */
export async function runTogether(members: Member[], progress: Progress, whenReady: () => void) {
  const crew = new Crew();
  const interrupted = untilInterrupted(() => {
    crew.kill();
    process.exit(130);
  });
  const stop = () => progress.step('Stopping', () => crew.stop());

  try {
    await Promise.race([interrupted, crew.broken, startAll(crew, members, progress, whenReady)]);
    await Promise.race([interrupted, crew.broken]);
  } catch (problem) {
    await stop();
    throw problem;
  }
  await stop();
}

/** All at once: what the site has kept from before, it sends while its content service begins. */
export async function startAll(
  crew: Pick<Crew, 'start'>,
  members: readonly Member[],
  progress: Progress,
  whenReady: () => void,
) {
  await Promise.all(
    members.map((member) => progress.step(`Starting ${member.name}`, () => crew.start(member))),
  );
  whenReady();
}

/** Settles at the first Ctrl-C, SIGTERM or closed terminal; an impatient second one calls `insist`. */
function untilInterrupted(insist: () => void): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const onSignal = () => {
      if (first === undefined) {
        first = Date.now();
        resolve();
      } else if (Date.now() - first > samePress) {
        insist();
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
}
