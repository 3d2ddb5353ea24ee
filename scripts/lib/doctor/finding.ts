import type { Settings } from '../settings.ts';

/** One sentence about one thing: well, worth a look, or wrong; the last two say what to do. */
export interface Finding {
  readonly state: 'good' | 'doubtful' | 'wrong';
  readonly sentence: string;
}

export type Check = (settings: Settings) => Promise<Finding[]>;

export const good = (sentence: string): Finding => ({ state: 'good', sentence });
export const doubtful = (sentence: string): Finding => ({ state: 'doubtful', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });
