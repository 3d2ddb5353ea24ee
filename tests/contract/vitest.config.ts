import { defineConfig } from 'vitest/config';
import { patienceMs, testLimitMs } from '../support/patience.ts';
import { FixedOrder } from './fixed-order.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['global-setup.ts'],
    // One service answers all files; those that write must not meet each other.
    fileParallelism: false,
    sequence: { sequencer: FixedOrder },
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    // The service and its database end after the last test; broken off, they would be left running.
    teardownTimeout: patienceMs,
  },
});
