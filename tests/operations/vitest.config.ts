import { defineConfig } from 'vitest/config';
import { testLimitMs } from '../support/patience.ts';
import { leftToAll } from '../support/scope.ts';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/operations',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: [...leftToAll],
    // Each file runs a whole installation; two at once would slow each other into time-outs.
    fileParallelism: false,
    // They share nothing but what they import, which one process reads once.
    isolate: false,
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
  },
});
