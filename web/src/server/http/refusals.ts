import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';

export interface Refused {
  readonly status: number;
  readonly reason: string;
}

export interface RefusalOptions {
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onRefused: (refused: Refused) => void;
}

const sentence = 'Requête incorrecte. Bad request.\n';

/** Node's words for what it cannot read; whatever else it says is a bad request. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Requests that are refused before the site sees them: no address can be made of them, or Node
 * itself cannot read them. They are answered with the headers that every answer carries.
 */
export function createRefusals({ headers, onRefused }: RefusalOptions) {
  const all = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(sentence)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);

  function refuse(outgoing: ServerResponse, refused: Refused): void {
    onRefused(refused);
    outgoing.writeHead(refused.status, all).end(sentence);
  }

  return {
    /** True, and answered, when no address can be made of the host that is asked for. */
    refusesHost({ headers: { host } }: IncomingMessage, outgoing: ServerResponse): boolean {
      if (host === undefined || URL.canParse(`http://${host}`)) return false;
      refuse(outgoing, { status: 400, reason: 'bad host' });
      return true;
    },

    /** What the framework could not make a request of. */
    answerTo(error: unknown): Response {
      const status = error instanceof RequestError ? 400 : 500;
      onRefused({ status, reason: error instanceof Error ? error.message : 'unknown' });
      return new Response(sentence, { status, headers: all });
    },

    /** What Node itself would answer, with nothing but a status. */
    listenTo(server: Server): void {
      server.on('checkExpectation', (_incoming, outgoing) =>
        refuse(outgoing, { status: 417, reason: 'unknown expectation' }),
      );
      server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
        if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
          socket.destroy();
          return;
        }
        const status = statusOf[error.code ?? ''] ?? 400;
        onRefused({ status, reason: error.code ?? 'unknown' });
        socket.end(
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${sentence}`,
          () => socket.destroy(),
        );
      });
    },
  };
}

/**
 * Whether an answer is under way on this connection: another one must not be written into it. Node
 * keeps it there for its own handler, which looks at the same.
 */
function isAnswering(socket: Socket): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return message instanceof Object && Reflect.get(message, 'headersSent') === true;
}
