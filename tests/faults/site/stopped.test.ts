import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { until } from '../../support/until.ts';
import { visitor } from '../support/posting.ts';
import { report } from '../support/world.ts';
import { worldWithSite } from '../support/world-with-site.ts';

const visitors = 16;
/** The bound of the load, whatever happens. */
const mostRequests = 200_000;

const here = worldWithSite();

test('SIGTERM under load: every request that was taken is answered whole', async () => {
  let sent = 0;
  let answered = 0;
  let afterSignal = 0;
  let isStopping = false;
  const failures: string[] = [];

  async function visit() {
    while (sent < mostRequests) {
      sent += 1;
      try {
        const response = await fetch(`${here.site.url}/termes`);
        const html = await response.text();
        if (response.status === 200 && html.endsWith('</html>')) answered += 1;
        else failures.push(`${response.status}, ${html.length} characters`);
        if (isStopping) afterSignal += 1;
        // As a load balancer does with a node that says it leaves: no more requests.
        if (response.headers.get('Connection') === 'close') return;
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
        return;
      }
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit));
  await until(() => answered > 200);
  const held = await beginPost();
  isStopping = true;
  const stopping = here.site.stop();
  // Nobody new is let in: what is under way now was taken before.
  await until(() =>
    fetch(`${here.site.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  const reference = await held.finish();
  await stopping;
  await visiting;
  report('SIGTERM under load', {
    answered,
    'after the signal': afterSignal,
    failed: failures.length,
  });
  expect(failures).toEqual([]);
  expect((await here.world.stored()).map((one) => one.reference)).toEqual([reference]);
  // Ended by itself, not at its deadline.
  expect(await here.site.exited).toEqual({ code: 0, signal: null });
});

/** A post that the site has begun to read, and whose visitor takes long to send the rest. */
async function beginPost() {
  const body = JSON.stringify({
    ...visitor,
    details: 'Bonjour',
    context: { path: '/termes', locale: 'fr' },
  });
  const post = request(`${here.site.url}/functions/contact/`, {
    method: 'POST',
    headers: {
      Origin: here.site.url,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answer = once(post, 'response') as Promise<[IncomingMessage]>;
  post.flushHeaders();
  await once(post, 'continue');
  return {
    async finish() {
      post.end(body);
      const [response] = await answer;
      expect(response.statusCode).toBe(200);
      return ((await json(response)) as { reference: string }).reference;
    },
  };
}
