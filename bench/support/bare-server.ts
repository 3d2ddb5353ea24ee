import { createServer, get, type IncomingMessage } from 'node:http';

/**
 * The least that Node can do: one answer, fetched once from the site, sent to everyone.
 * Run as a process of its own: bare-server.ts <port> <url> <encoding>
 */
const [port, url, encoding] = process.argv.slice(2);

get(String(url), { headers: { 'Accept-Encoding': encoding } }, async (response) => {
  const body = Buffer.concat(await response.toArray());
  const headers = headersOf(response);
  createServer((_request, answer) => {
    answer.writeHead(200, headers);
    answer.end(body);
  }).listen(Number(port), '127.0.0.1');
});

/** All that the site says, but for what belongs to one connection. */
function headersOf({ headers }: IncomingMessage) {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers;
  return rest;
}
