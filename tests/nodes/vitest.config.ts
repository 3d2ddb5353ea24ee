import { defineConfig } from 'vitest/config';
import { patienceMs, testLimitMs } from '../support/patience.ts';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/nodes',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Each file starts programs of its own; two at once would slow each other into time-outs.
    fileParallelism: false,
    testTimeout: testLimitMs,
    // A cluster is six programs that start one after another, on a database that is filled first.
    hookTimeout: testLimitMs + patienceMs,
  },
});
