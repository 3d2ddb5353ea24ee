import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/operations',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Each file runs a whole installation; two at once would slow each other into time-outs.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
