import { defineConfig, mergeConfig } from 'vitest/config';
import { testLimitMs } from '../tests/support/patience.ts';
import site from './vite.config.ts';

/** Apart from the site's own: that is built where there are no tests, in its container. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'node',
      // A process for each file costs a third more.
      pool: 'threads',
      testTimeout: testLimitMs,
      hookTimeout: testLimitMs,
    },
  }),
);
