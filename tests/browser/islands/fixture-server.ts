import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Wake } from '../../../web/src/islands/Island.tsx';

const repository = join(import.meta.dirname, '../../..');
const here = '/tests/browser/islands';

export interface FixtureServer {
  readonly url: (wakes: readonly Wake[]) => string;
  readonly stop: () => Promise<void>;
}

/** Serves specimens of islands: rendered on the server, woken by the real browser half. */
export async function startFixtureServer(): Promise<FixtureServer> {
  const vite = await createServer({
    root: repository,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  });
  const server = createHttpServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/islands') return vite.middlewares(request, response);
    const wakes = (url.searchParams.get('wakes') ?? '').split(',').filter(Boolean) as Wake[];
    vite
      .ssrLoadModule(`${here}/fixture-page.tsx`)
      .then(({ fixturePage }) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(fixturePage(wakes, `${here}/fixture-entry.ts`));
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
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
      await vite.close();
    },
  };
}
