import { defineConfig } from 'vitest/config';
import { testLimitMs } from '../tests/support/patience.ts';

export default defineConfig({
  cacheDir: '../node_modules/.vite/scripts',
  test: {
    include: ['**/*.test.ts', '../bench/**/*.test.ts', '../tests/support/**/*.test.ts'],
    environment: 'node',
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
  },
});
