import { defineConfig } from 'vitest/config';
import { patienceMs, testLimitMs } from '../support/patience.ts';
import { inAll, leftToAll } from '../support/scope.ts';
import { FixedOrder } from './fixed-order.ts';
import { testFiles } from './test-files.ts';

const isPostgres = process.env.CONTRACT_DATABASE === 'postgres';

/** Where databases may differ: how they sort, compare, join, count and lock. */
const askedOfPostgres = testFiles(
  'content-pages',
  'site-and-forms',
  'content-state',
  'editors-order',
  'inbox',
  'inbox-journal',
  'indexes',
  'published',
  'redirects',
  'rules',
  'schedule',
  'second-node',
);
/** On SQLite whatever the others run on: once is enough. */
const onDataOfItsOwn = testFiles('late-start');

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: isPostgres
      ? [...inAll(['**/*.test.ts', ...askedOfPostgres], askedOfPostgres)]
      : ['**/*.test.ts'],
    exclude: [...leftToAll, ...(isPostgres ? onDataOfItsOwn : [])],
    globalSetup: ['global-setup.ts'],
    // One service answers all files; those that write must not meet each other.
    fileParallelism: false,
    // They meet in the service in any case, and a process for each file takes longer than most files.
    isolate: false,
    sequence: { sequencer: FixedOrder },
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    // The service and its database end after the last test; broken off, they would be left running.
    teardownTimeout: patienceMs,
  },
});
