import { once } from 'node:events';
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Milliseconds until the whole answer is here, compressed as browsers get it. */
export const timedGet = async (url: string): Promise<number> => (await timed(url)).elapsed;

/** The same, of a page that was drawn for this visitor; the time of another says nothing. */
export async function timedDrawing(url: string): Promise<number> {
  const { elapsed, state } = await timed(url);
  if (state !== 'miss') throw new Error(`${url} was not drawn anew: ${state}.`);
  return elapsed;
}

async function timed(url: string) {
  const started = performance.now();
  const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } });
  const [response] = await once(request, 'response');
  await response.toArray();
  const elapsed = performance.now() - started;
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return { elapsed, state: response.headers['x-cache'] };
}
