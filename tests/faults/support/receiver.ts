import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the receiver does with the next posts. */
export type Mood = 'well' | 'failing' | 'hanging' | 'resetting';

export interface Receiver {
  readonly url: string;
  /** Bodies it took, in order. */
  readonly taken: Readonly<Record<string, unknown>>[];
  /** Posts it did not take. */
  refused: number;
  mood: Mood;
  close(): Promise<void>;
}

/**
 * A real HTTP server that stands for the content service and for the chat. As an inbox it takes
 * each reference once and answers a second one as Strapi does.
 */
export async function startReceiver(): Promise<Receiver> {
  const references = new Set<unknown>();
  const receiver: Receiver = {
    url: '',
    taken: [],
    refused: 0,
    mood: 'well',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') return page(request, response);
    const body = await bodyOf(request);
    if (receiver.mood !== 'well') receiver.refused += 1;
    if (receiver.mood === 'hanging') return;
    if (receiver.mood === 'resetting') return void request.socket.resetAndDestroy();
    if (receiver.mood === 'failing') return void response.writeHead(500).end('{"error":"no"}');
    const { data = body } = body as { data?: Record<string, unknown> };
    if (data.reference && references.has(data.reference)) {
      const message = 'This attribute must be unique';
      const error = {
        status: 400,
        message,
        details: { errors: [{ path: ['reference'], message }] },
      };
      return void response.writeHead(400).end(JSON.stringify({ error }));
    }
    references.add(data.reference);
    receiver.taken.push(data);
    response.writeHead(201).end('{}');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, { url: `http://127.0.0.1:${port}` });
}

/** The reference that a message names. */
export const referenceIn = (text: unknown) =>
  /[CP]-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec(String(text))?.[0];

/** What a chat message says that its readers may have got already. */
export const repeatNote = 'Envoi répété après une interruption : peut-être déjà reçu.';

/** Just enough content for one page, the terms. */
function page({ url = '' }: IncomingMessage, response: ServerResponse) {
  const attributes = { title: 'Termes', date: '2024-07-24', intro: 'Bonjour', sections: [] };
  const isTerms = url.startsWith('/api/termes');
  response
    .writeHead(isTerms ? 200 : 404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(isTerms ? { data: { id: 1, attributes } } : {}));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, unknown>;
}
