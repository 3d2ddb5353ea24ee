import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite/scripts',
  test: {
    include: ['**/*.test.ts', '../bench/**/*.test.ts', '../tests/support/**/*.test.ts'],
    environment: 'node',
  },
});
