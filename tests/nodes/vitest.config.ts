import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/nodes',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Each file starts programs of its own; two at once would slow each other into time-outs.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
