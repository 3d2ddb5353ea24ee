import { defineConfig } from 'vitest/config';
import { testLimitMs } from '../support/patience.ts';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/operations',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Each file runs a whole installation; two at once would slow each other into time-outs.
    fileParallelism: false,
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
  },
});
