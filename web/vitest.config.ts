import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testLimitMs } from '../tests/support/patience.ts';
import site from './vite.config.ts';

const files = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

/** What all tests of one thread share: clocks, the environment, globals, the list of modules. */
const changesWhatIsShared = (file: string) =>
  /useFakeTimers|stubGlobal|stubEnv|process\.env|vi\.mock|resetModules/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
const apart = files.filter(changesWhatIsShared);

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
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: apart,
            // Loading the site's code anew for each file would take three times as long as the tests.
            isolate: false,
          },
        },
      ],
    },
  }),
);
