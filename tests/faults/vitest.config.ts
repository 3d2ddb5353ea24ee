import { defineConfig } from 'vitest/config';
import { patienceMs, testLimitMs } from '../support/patience.ts';
import { leftToAll } from '../support/scope.ts';

const onPostgres = process.env.FAULTS_DATABASE === 'postgres';

const each = {
  root: import.meta.dirname,
  exclude: [...leftToAll],
  // Each test starts and breaks programs; two at once would take longer together than in turn.
  fileParallelism: false,
  // They share nothing but what they import, which one process reads once.
  isolate: false,
  testTimeout: testLimitMs,
  hookTimeout: testLimitMs,
};

const forms = {
  ...each,
  name: 'forms',
  include: ['forms/*.test.ts'],
  globalSetup: onPostgres ? ['../support/postgres/global-setup.ts'] : [],
};

/** What the site itself withstands. */
const site = {
  ...each,
  name: 'site',
  include: ['site/*.test.ts'],
  sequence: { groupOrder: 1 },
};

/** What it withstands of the real content service. */
const content = {
  ...each,
  name: 'content',
  include: ['content/*.test.ts'],
  globalSetup: ['content/global-setup.ts'],
  sequence: { groupOrder: 2 },
};

export default defineConfig({
  cacheDir: '../../node_modules/.vite/faults',
  test: {
    projects: [forms, site, content].map((test) => ({ test })),
    // Programs that all tests use end after the last one; broken off, they would be left running.
    teardownTimeout: patienceMs,
  },
});
