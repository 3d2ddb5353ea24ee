import { createServer } from 'node:http';
import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown, runnerImport } from 'vite';
import type { Wake } from '../../../web/src/islands/Island.tsx';

export interface FixtureServer {
  readonly url: (wakes: readonly Wake[]) => string;
  readonly stop: () => Promise<void>;
}

const vite: InlineConfig = { configFile: false, root: import.meta.dirname, logLevel: 'error' };

/**
 * Serves specimens of islands: rendered on the server, woken by the real browser half. Built in
 * memory, so that workers share no folder and a piece of code has one address as long as it lives.
 */
export async function startFixtureServer(): Promise<FixtureServer> {
  const [scripts, { module }] = await Promise.all([
    buildScripts(),
    runnerImport<typeof import('./fixture-page.tsx')>(
      join(import.meta.dirname, 'fixture-page.tsx'),
      vite,
    ),
  ]);
  const entry = scripts.find(({ isEntry }) => isEntry);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/islands') {
      const wakes = (url.searchParams.get('wakes') ?? '').split(',').filter(Boolean) as Wake[];
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(module.fixturePage(wakes, `/${entry?.fileName}`));
    }
    const script = scripts.find(({ fileName }) => url.pathname === `/${fileName}`);
    if (!script) return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(script.code);
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  return {
    url: (wakes) => `http://127.0.0.1:${port}/islands?wakes=${wakes.join(',')}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function buildScripts(): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...vite,
    // React says only then where the two sides disagree.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'fixture-entry.ts') },
    },
  });
  if (!('output' in built)) throw new Error('One build has one output.');
  return built.output.filter((file) => file.type === 'chunk');
}
