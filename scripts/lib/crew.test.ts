import { EventEmitter, once } from 'node:events';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { patienceMs } from '../../tests/support/patience.ts';
import { Crew, type Member } from './crew.ts';
import { freePort } from './ports.ts';

/** A server that answers at its port and says goodbye when it is asked to end. */
const wellBehaved = `
  const server = require('node:http').createServer((_, response) => response.end());
  server.listen(process.env.PORT);
  process.on('SIGTERM', () => { console.log('goodbye'); process.exit(0); });
`;
/** One that ends when it is told to at this path, as if by itself. */
const mortal = `${wellBehaved} server.on('request', ({ url }) => url === '/end' && process.exit(5));`;
const end = ({ readyUrl }: Member) => fetch(`${readyUrl}end`).catch(() => undefined);

let crew = new Crew();
const heard: string[] = [];

afterEach(() => {
  crew.kill();
  crew = new Crew();
  heard.length = 0;
});

async function member(name: string, source: string, changes: Partial<Member> = {}) {
  const port = String(await freePort());
  return {
    name,
    file: process.execPath,
    args: ['-e', source],
    cwd: '.',
    env: { PORT: port },
    onLine: (line) => heard.push(`${name}: ${line}`),
    readyUrl: `http://localhost:${port}/`,
    readyWithin: patienceMs,
    advice: 'Look at its log.',
    ...changes,
  } satisfies Member;
}

test('a program is started once it answers', async () => {
  const { readyUrl, ...site } = await member('the site', wellBehaved);
  await crew.start({ ...site, readyUrl });
  expect((await fetch(readyUrl)).ok).toBe(true);
});

test('the last one started is stopped first, each with the chance to say goodbye', async () => {
  await crew.start(await member('cms', wellBehaved));
  await crew.start(await member('web', wellBehaved));
  await crew.stop();
  expect(heard).toEqual(['web: goodbye', 'cms: goodbye']);
});

test('a program that dies while starting is named, with its last lines and what to do', async () => {
  const dying = await member('the site', "console.error('no such table'); process.exit(3)");
  const start = crew.start(dying);
  await expect(start).rejects.toThrow('The site ended with exit code 3. Look at its log.');
  await expect(start).rejects.toHaveProperty('detail', expect.stringContaining('no such table'));
});

test('a program that dies later breaks the crew', async () => {
  await crew.start(await member('the content service', wellBehaved));
  const site = await member('the site', mortal);
  await crew.start(site);
  await end(site);
  await expect(crew.broken).rejects.toThrow('The site ended with exit code 5.');
});

test('a program that the others can do without is started again alone', async () => {
  const restarts: string[] = [];
  const cms = await member('the content service', mortal, {
    onRestart: (how) => restarts.push(how),
  });
  await crew.start(cms);
  const site = await member('the site', wellBehaved);
  await crew.start(site);
  await end(cms);
  await eventually(async () => expect((await fetch(cms.readyUrl)).ok).toBe(true));
  expect(restarts).toEqual(['with exit code 5']);
  expect((await fetch(site.readyUrl)).ok).toBe(true);
  await crew.stop();
  expect(heard).toEqual(['the site: goodbye', 'the content service: goodbye']);
});

test('two that wait to be started again do so no longer once the crew is stopped', async () => {
  const ends = new EventEmitter();
  for (const name of ['cms', 'web']) {
    const source = `console.log(process.pid); ${wellBehaved}`;
    await crew.start(await member(name, source, { onRestart: (_, ms) => ends.emit(name, ms) }));
  }
  await eventually(() => expect(heard).toHaveLength(2));
  const ended = Promise.all([once(ends, 'cms'), once(ends, 'web')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  for (const line of heard) process.kill(Number(line.split(': ')[1]), 'SIGKILL');
  const [[wait]] = await ended;
  await crew.stop();
  // Others, the HTTP client's for one, set timers too.
  const waiting = begun.mock.results.filter((_, index) => begun.mock.calls[index]?.[1] === wait);
  expect(waiting).toHaveLength(2);
  for (const { value } of waiting) expect(cleared).toHaveBeenCalledWith(value);
});

test('one that would be started again is not, when it ends before it was ever ready', async () => {
  const restarts: string[] = [];
  const dying = await member('the site', 'process.exit(3)', {
    onRestart: (how) => restarts.push(how),
  });
  await expect(crew.start(dying)).rejects.toThrow('The site ended with exit code 3.');
  expect(restarts).toEqual([]);
});

test('a program that never answers is named with the address that was tried', async () => {
  const soon = 300;
  const mute = await member('the site', 'setInterval(() => {}, 1000)', { readyWithin: soon });
  await expect(crew.start(mute)).rejects.toThrow(`did not answer at ${mute.readyUrl} within 0.3 s`);
});

test('a program that was told to stop does not break the crew', async () => {
  await crew.start(await member('the site', wellBehaved));
  await crew.stop();
  expect(await Promise.race([crew.broken, 'quiet'])).toBe('quiet');
});

test('nothing is started any more once the crew is stopping', async () => {
  await crew.stop();
  const late = await member('the site', wellBehaved);
  await expect(crew.start(late)).rejects.toThrow('Stopped before the site was ready.');
  await expect(fetch(late.readyUrl)).rejects.toThrow();
});
