import { defineConfig } from 'vitest/config';
import { patienceMs, testLimitMs } from '../support/patience.ts';
import { leftToAll } from '../support/scope.ts';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/nodes',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: [...leftToAll],
    globalSetup: ['../support/postgres/global-setup.ts'],
    // Each file starts programs of its own; two at once would take longer together than in turn.
    fileParallelism: false,
    // They share nothing but what they import, which one process reads once.
    isolate: false,
    testTimeout: testLimitMs,
    // A cluster is six programs that start one after another, on a database that is filled first.
    hookTimeout: testLimitMs + patienceMs,
    // PostgreSQL ends after the last test; broken off, it would be left running.
    teardownTimeout: patienceMs,
  },
});
