import { once } from 'node:events';
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Milliseconds until the whole answer is here, compressed as browsers get it. */
export async function timedGet(url: string): Promise<number> {
  const started = performance.now();
  const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } });
  const [response] = await once(request, 'response');
  await response.toArray();
  const elapsed = performance.now() - started;
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return elapsed;
}
