import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { inAll } from '../../support/scope.ts';
import { type HostileLine, hostileLines } from '../support/hostile-lines.ts';
import { report } from '../support/world.ts';
import { worldWithSite } from '../support/world-with-site.ts';

const here = worldWithSite();

const senders = 16;
/** What the site may hold at most, all in all. */
const mostMegabytes = 300;

/** Writes it, says no more, and answers with the statuses that came back. */
const send = ({ bytes, isCutOff }: HostileLine): Promise<number[]> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(here.site.url);
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      if (isCutOff) socket.write(bytes, () => socket.destroy());
      else socket.end(bytes);
    });
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      answer += text;
    });
    // Refused before all was written.
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))),
    );
  });

const textAt = async (path: string) => {
  const response = await fetch(here.site.url + path);
  return { status: response.status, text: await response.text() };
};

test('hostile lines cost their own answer, never the site', async () => {
  const before = await textAt('/termes');
  expect(before.status).toBe(200);
  const lines = hostileLines(inAll(5_000, 800));
  const statuses = new Map<number, number>();
  const waiting = [...lines];
  const faults: string[] = [];
  const working = Array.from({ length: senders }, async () => {
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      for (const status of await send(line)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 500) faults.push(`${line.kind}: ${line.bytes.toString('latin1', 0, 200)}`);
      }
    }
  });
  await Promise.all(working);

  expect(faults).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect(statuses.get(400)).toBeGreaterThan(0);
  // The very same process, which answers as before.
  expect(await Promise.race([here.site.exited, 'runs'])).toBe('runs');
  expect(await textAt('/termes')).toEqual(before);
  const said = await readFile(`/proc/${here.site.pid}/status`, 'utf8');
  const megabytes = (Number(/^VmHWM:\s+(\d+) kB$/m.exec(said)?.[1]) * 1024) / 1e6;
  report('Hostile lines', {
    lines: lines.length,
    'most memory, MB': Math.round(megabytes),
    ...Object.fromEntries(statuses),
  });
  expect(megabytes).toBeLessThan(mostMegabytes);
});
