import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import devServer, { defaultOptions } from '@hono/vite-dev-server';
import { defineConfig, type UserConfig } from 'vite';
import { cutFonts } from './build-steps/fonts/cut-fonts.ts';
import { serviceWorker } from './build-steps/service-worker.ts';

/** Each page links its own stylesheet; everything shared is in the site's. */
const stylesheets = readdirSync(join(import.meta.dirname, 'src/pages'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => `src/pages/${file}`);

/**
 * The server's packages are built into it: a program, and each worker that draws pages, starts in
 * less than half the time when it need not look for a thousand files. Native ones stay where they are.
 */
const packagesWithin: UserConfig = {
  ssr: { noExternal: true, external: ['better-sqlite3', 'sharp'] },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  ...(isSsrBuild && packagesWithin),
  plugins: [
    devServer({
      entry: 'src/entry.dev.ts',
      injectClientScript: false,
      // Vite serves them, not the site: the grain lies among the sources, fonts are cut out of packages.
      exclude: [...defaultOptions.exclude, /^\/src\/.+/, /^\/dist\/fonts\/.+/],
      // Pages are drawn by the server, so an open one shows a change by being asked for again. The
      // plugin's own rule looks for a mark that this Vite no longer sets. Styles are left to Vite.
      handleHotUpdate({ file, server }) {
        if (file.endsWith('.css')) return;
        server.hot.send({ type: 'full-reload' });
        return [];
      },
    }),
    cutFonts(),
    serviceWorker(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  css: {
    transformer: 'lightningcss',
    // Names of grid areas stay as written: scoping them would need another pattern.
    // Built pages carry short names; in development the component's is there to be searched for.
    lightningcss: {
      cssModules: {
        pattern: command === 'build' ? '[local]-[hash]' : '[name]-[local]-[hash]',
        grid: false,
      },
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: ['src/entry.server.ts', 'src/entry.draw.ts', 'src/entry.search.ts'],
        },
      }
    : {
        outDir: 'dist/browser',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['src/entry.browser.ts', 'src/styles/site.ts', ...stylesheets],
          output: {
            // Islands share style modules with the server's half. Left alone, the bundler would cut
            // those out of the site's stylesheet into files that no page links to.
            codeSplitting: {
              groups: [
                {
                  name: 'site-styles',
                  test: /src.(styles|ui|layout|sections|forms|consent|updates).*\.css/,
                },
              ],
            },
          },
        },
      },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
}));
