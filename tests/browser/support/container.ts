import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for the analytics container, as stubborn as a script of a third party may be. */
const script = `
  document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=3600';
  document.cookie = '_ga_TEST=GS1; Path=/; Max-Age=3600';
  document.cookie = '_gcl_au=1; Path=/; Domain=' + location.hostname.split('.').slice(-2).join('.');
  const base = new URL(document.currentScript.src).origin;
  const ask = (path) => base + path + '?at=' + Date.now();
  const report = () => fetch(ask('/report'), { method: 'POST', mode: 'no-cors', body: JSON.stringify({ layer: window.dataLayer.map((entry) => entry.event ? entry : [...entry]), page: [document.title, location.href, document.referrer] }) });
  report();
  const push = window.dataLayer.push;
  window.dataLayer.push = function (...entries) { push.apply(this, entries); report(); };
  setInterval(() => { new Image().src = ask('/tick'); document.cookie = '_gid=1; Path=/'; }, 100);
  addEventListener('pagehide', () => navigator.sendBeacon(ask('/leaving')));
`;

/** Asked for after all that a page may have said: it is not counted, and by its answer the rest has come. */
export const lastWord = '/last-word';

export interface Container {
  url: string;
  /** What was asked for so far; after the script, each with the moment `at` which it was made. */
  requests: readonly string[];
  /** What was asked for after a moment. What was made before it and arrives later does not count. */
  requestsSince(moment: number): string[];
  /** What the page had recorded at each report. */
  reports: readonly unknown[][];
  /** What the script read of the page by itself: title, address, and where its visitor came from. */
  pages: readonly unknown[];
  stop(): Promise<void>;
}

export async function startContainer(): Promise<Container> {
  const requests: string[] = [];
  const arrivals: number[] = [];
  const reports: unknown[][] = [];
  const pages: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== lastWord) {
      requests.push(request.url ?? '');
      arrivals.push(Date.now());
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url?.startsWith('/report')) {
      const { layer, page } = JSON.parse(body) as { layer: unknown[]; page: unknown };
      reports.push(layer);
      pages.push(page);
    }
    if (request.url?.startsWith('/gtm.js')) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } else {
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // Another host than the site's: cookies do not tell ports apart.
    url: `http://localhost:${port}`,
    requests,
    requestsSince: (moment) =>
      requests.filter((request, index) => {
        const made = new URL(request, 'http://container').searchParams.get('at');
        return Number(made ?? arrivals[index]) > moment;
      }),
    reports,
    pages,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
