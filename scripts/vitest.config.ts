import { defineConfig } from 'vitest/config';
import { filesApart } from '../tests/support/apart.ts';
import { testLimitMs } from '../tests/support/patience.ts';

const folders = ['.', '../bench', '../tests/support'];
const apart = filesApart(import.meta.dirname, folders);

export default defineConfig({
  cacheDir: '../node_modules/.vite/scripts',
  test: {
    environment: 'node',
    // Not threads: some look at modes of files, which only a whole process can have made.
    pool: 'forks',
    testTimeout: testLimitMs,
    hookTimeout: testLimitMs,
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'together',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: apart,
          // A process for each file would take longer than its tests.
          isolate: false,
        },
      },
    ],
  },
});
