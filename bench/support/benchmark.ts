export type Unit = 'bytes' | 'ms' | 's' | 'MB' | 'per second' | 'points' | 'ratio' | 'yes or no';

/** What a figure may be, as the bar says. */
export interface Limit {
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Figure {
  /** What was looked at: an address, a server. A row of the table. */
  readonly subject: string;
  /** What was measured of it: a column. */
  readonly measure: string;
  readonly value: number;
  readonly unit: Unit;
  readonly limit?: Limit;
  /** What explains a missed limit. */
  readonly detail?: string;
}

export interface Run {
  /** Fewer addresses and rounds: to see that it works, not how well. */
  readonly quick: boolean;
  /** Tells what is being done right now. */
  readonly note: (text: string) => void;
}

export interface Benchmark {
  readonly name: string;
  readonly about: string;
  /** Programs that it needs besides the two of the repository. */
  readonly needs: readonly ('chromium' | 'nginx' | 'wrk')[];
  run(run: Run): Promise<Figure[]>;
}

export const isMissed = ({ value, limit }: Figure): boolean =>
  value > (limit?.atMost ?? Number.POSITIVE_INFINITY) ||
  value < (limit?.atLeast ?? Number.NEGATIVE_INFINITY) ||
  Number.isNaN(value);
