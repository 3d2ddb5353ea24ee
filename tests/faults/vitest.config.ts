import { defineConfig } from 'vitest/config';
import { testLimitMs } from '../support/patience.ts';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/faults',
  test: {
    root: import.meta.dirname,
    // What the site itself withstands (site/) does not depend on where submissions are stored.
    include: process.env.FAULTS_DATABASE === 'postgres' ? ['*.test.ts'] : ['**/*.test.ts'],
    // Each test starts and breaks programs; two at once would slow each other into time-outs.
    fileParallelism: false,
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
  },
});
