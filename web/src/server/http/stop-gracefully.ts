import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';
import type { Logger } from 'pino';

const deadlineMs = 20_000;
/** Time for load balancers to notice that the program is no longer ready. */
const noticeMs = 500;

interface Stoppable {
  readonly log: Logger;
  readonly stopAccepting: () => void;
  readonly stop: () => Promise<void>;
}

/** On a signal: no longer ready, answer what is under way, then leave; at the deadline, leave anyway. */
export function stopGracefully(server: ServerType, site: Stoppable): void {
  const { log, stopAccepting } = site;
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'The site stops.');
    stopAccepting();
    // Who keeps a connection would find it closed under the next request: better to hear of it.
    server.prependListener('request', (_request: unknown, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
    setTimeout(() => {
      server.close(() => site.stop().finally(() => process.exit(0)));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, noticeMs);
    setTimeout(() => process.exit(1), deadlineMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
