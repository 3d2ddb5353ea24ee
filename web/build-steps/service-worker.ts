import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';

/** Beside the hashed files: what the offline page shows. */
const publicFiles = ['icons.svg', 'grain.webp'];

/** Italics and rare letters load when a page uses them. */
const isWanted = (file: string) => /\.(js|css|woff2)$/.test(file) && !/italic|rare/.test(file);

/**
 * Builds the service worker after the site, with the list of the site's files written into it. It
 * is one file without imports: browsers differ in what a worker may import.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      const hashed = Object.values(bundle)
        // The build leaves an empty script beside each page's stylesheet.
        .filter((output) => (output.type === 'chunk' ? output.code.trim() !== '' : true))
        .map(({ fileName }) => fileName)
        .filter(isWanted)
        .sort();
      const hash = createHash('sha256').update(hashed.join());
      for (const file of publicFiles) hash.update(readFileSync(`public/${file}`));
      const precache = {
        version: hash.digest('hex').slice(0, 16),
        files: [...hashed, ...publicFiles].map((file) => `/${file}`),
      };
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { PRECACHE: JSON.stringify(precache) },
        build: {
          outDir: dir ?? 'dist/browser',
          emptyOutDir: false,
          rollupOptions: {
            input: 'src/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
