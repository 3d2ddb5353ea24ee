import { type LoadResult, loadWithoutFailures } from './load.ts';
import { processorTimeOf } from './processes.ts';
import { median } from './statistics.ts';

export interface Contender {
  readonly name: string;
  readonly url: string;
  /** Asked for in turn, instead of the address itself. */
  readonly paths?: readonly string[];
  /** The processes that serve it. */
  readonly pids: readonly number[];
}

export interface Standing {
  readonly perSecond: number;
  readonly p99: number;
  /** What one second of a processor is enough for; unknown except on Linux. */
  readonly perProcessorSecond: number | undefined;
}

export interface ContestOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly quick: boolean;
  readonly note: (text: string) => void;
}

const connections = 50;

/** Loads each in turn, several times over, so that what else the machine does falls on all alike. */
export async function contest<Name extends string>(
  contenders: readonly (Contender & { readonly name: Name })[],
  { headers, quick, note }: ContestOptions,
): Promise<Record<Name, Standing>> {
  const rounds = quick ? 2 : 7;
  const seconds = quick ? 1 : 3;
  const measured = new Map<Name, Round[]>(contenders.map(({ name }) => [name, []]));
  // Two rounds to warm up, which do not count.
  for (let round = -1; round <= rounds; round += 1) {
    for (const contender of contenders) {
      note(
        round < 1 ? `${contender.name}, warming up` : `${contender.name}, ${round} of ${rounds}`,
      );
      const result = await oneRound(contender, headers, seconds);
      if (round >= 1) measured.get(contender.name)?.push(result);
    }
  }
  return Object.fromEntries(
    [...measured].map(([name, results]) => [name, standingOf(results)]),
  ) as Record<Name, Standing>;
}

type Round = LoadResult & { readonly processorMs: number | undefined };

async function oneRound(
  { url, paths, pids }: Contender,
  headers: ContestOptions['headers'],
  seconds: number,
): Promise<Round> {
  const before = await processorTimeOf(pids);
  const result = await loadWithoutFailures({
    url,
    headers,
    connections,
    seconds,
    ...(paths && { paths }),
  });
  const after = await processorTimeOf(pids);
  const processorMs = before === undefined || after === undefined ? undefined : after - before;
  return { ...result, processorMs };
}

function standingOf(rounds: readonly Round[]): Standing {
  const perProcessorSecond = rounds.flatMap(({ requests, processorMs }) =>
    processorMs ? [(requests / processorMs) * 1000] : [],
  );
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p99: median(rounds.map((round) => round.p99)),
    perProcessorSecond: perProcessorSecond.length > 0 ? median(perProcessorSecond) : undefined,
  };
}

/** How many answers one gives for each of the other's. */
export const shareOfAnswers = (one: Standing, other: Standing): number =>
  one.perSecond / other.perSecond;

/** The same for one second of a processor each; unknown except on Linux. */
export function shareByProcessor(one: Standing, other: Standing): number | undefined {
  if (!one.perProcessorSecond || !other.perProcessorSecond) return undefined;
  return one.perProcessorSecond / other.perProcessorSecond;
}

/** The lesser of both: where the load is the bottleneck, all come close to it and to each other. */
export const share = (one: Standing, other: Standing): number =>
  Math.min(shareOfAnswers(one, other), shareByProcessor(one, other) ?? Number.POSITIVE_INFINITY);
