import { defineConfig, mergeConfig } from 'vitest/config';
import { filesApart } from '../tests/support/apart.ts';
import { testLimitMs } from '../tests/support/patience.ts';
import site from './vite.config.ts';

const apart = filesApart(import.meta.dirname, ['src', 'build-steps']);

/** Apart from the site's own: that is built where there are no tests, in its container. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      environment: 'node',
      pool: 'threads',
      testTimeout: testLimitMs,
      hookTimeout: testLimitMs,
      projects: [
        { extends: true, test: { name: 'apart', include: apart } },
        {
          extends: true,
          test: {
            name: 'together',
            include: ['{src,build-steps}/**/*.test.{ts,tsx}'],
            exclude: apart,
            // Loading the site's code anew for each file would take three times as long as the tests.
            isolate: false,
          },
        },
      ],
    },
  }),
);
