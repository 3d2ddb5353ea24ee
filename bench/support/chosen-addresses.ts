import { type Address, addresses } from '../../tests/browser/support/addresses.ts';
import type { Run } from './benchmark.ts';

/** Those that visitors meet first, and those that differ most. */
const quickKeys: readonly string[] = ['home', 'services', 'article', 'contact', 'terms'];

/** Every address; for a quick run, some. */
export const chosenAddresses = ({ quick }: Pick<Run, 'quick'>): readonly Address[] =>
  quick ? addresses.filter(({ key }) => quickKeys.includes(key)) : addresses;
