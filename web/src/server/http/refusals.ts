import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';

export interface Refused {
  readonly status: number;
  readonly reason: string;
  /** Where a fault of the site itself lies. */
  readonly err?: unknown;
}

export interface RefusalOptions {
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onRefused: (refused: Refused) => void;
}

const sentences: Readonly<Record<number, string>> = {
  414: 'Adresse trop longue. Address too long.\n',
  500: 'Erreur du serveur. Server error.\n',
};
const sentenceOf = (status: number) => sentences[status] ?? 'Requête incorrecte. Bad request.\n';

/** Twice what the longest search with every filter takes, and campaigns bring far less. */
const longestQuery = 4096;

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
  const headersOf = (status: number) => ({
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(sentenceOf(status))),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });

  function refuse(outgoing: ServerResponse, refused: Refused): void {
    onRefused(refused);
    const { status } = refused;
    outgoing.writeHead(status, headersOf(status)).end(sentenceOf(status));
  }

  return {
    /** Around all that hears requests: what fails there costs its own answer, never the program. */
    guard(hear: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown): RequestListener {
      return async (incoming, outgoing) => {
        try {
          if (hasLongQuery(incoming)) refuse(outgoing, { status: 414, reason: 'query too long' });
          else await hear(incoming, outgoing);
        } catch (error) {
          const refused = faultOf(error);
          if (!outgoing.headersSent) return refuse(outgoing, refused);
          onRefused(refused);
          outgoing.destroy();
        }
      };
    },

    /** True, and answered, when no address can be made of the host that is asked for. */
    refusesHost({ headers: { host } }: IncomingMessage, outgoing: ServerResponse): boolean {
      if (host === undefined || URL.canParse(`http://${host}`)) return false;
      refuse(outgoing, { status: 400, reason: 'bad host' });
      return true;
    },

    /** What the framework could not make a request of. */
    answerTo(error: unknown): Response {
      const refused =
        error instanceof RequestError ? { status: 400, reason: error.message } : faultOf(error);
      onRefused(refused);
      const { status } = refused;
      return new Response(sentenceOf(status), { status, headers: headersOf(status) });
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
        const lines = Object.entries(headersOf(status)).map(([name, value]) => `${name}: ${value}`);
        socket.end(
          [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentenceOf(status)].join(
            '\r\n',
          ),
          () => socket.destroy(),
        );
      });
    },
  };
}

function hasLongQuery({ url = '' }: IncomingMessage): boolean {
  const start = url.indexOf('?');
  return start >= 0 && url.length - start - 1 > longestQuery;
}

const faultOf = (error: unknown): Refused => ({
  status: 500,
  reason: error instanceof Error ? error.message : 'unknown',
  err: error,
});

/**
 * Whether an answer is under way on this connection: another one must not be written into it. Node
 * keeps it there for its own handler, which looks at the same.
 */
function isAnswering(socket: Socket): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return message instanceof Object && Reflect.get(message, 'headersSent') === true;
}
