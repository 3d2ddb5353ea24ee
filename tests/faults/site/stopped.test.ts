import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../browser/support/site.ts';
import { createWorld, report, until, type World } from '../support/world.ts';

const visitors = 16;
/** The bound of the load, whatever happens. */
const mostRequests = 200_000;

let world: World;
let site: Site;
beforeAll(async () => {
  world = await createWorld();
  site = await world.startSite();
});
afterAll(async () => {
  await site?.stop();
  await world?.close();
});

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
        const response = await fetch(`${site.url}/termes`);
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
  await until(() => answered > 200, 60_000);
  isStopping = true;
  await site.stop();
  await visiting;
  report('SIGTERM under load', {
    answered,
    'after the signal': afterSignal,
    failed: failures.length,
  });
  expect(failures).toEqual([]);
  expect(afterSignal).toBeGreaterThan(0);
  // Ended by itself, not at its deadline.
  expect(await site.exited).toEqual({ code: 0, signal: null });
});
