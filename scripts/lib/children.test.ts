import { expect, test } from 'vitest';
import { startChild } from './children.ts';

const start = (source: string, onLine: (line: string) => void = () => undefined) =>
  startChild({
    name: 'it',
    file: process.execPath,
    args: ['-e', source],
    cwd: '.',
    env: {},
    onLine,
  });

const readyLine = (source: string) =>
  new Promise<Awaited<ReturnType<typeof startChild>>>((resolve) => {
    const child = start(source, () => resolve(child));
  });

test('it hands over each line, keeps the last ones and tells how it ended', async () => {
  const lines: string[] = [];
  const child = await start("console.log('one'); console.error('two'); process.exit(4)", (line) =>
    lines.push(line),
  );
  expect(await child.exited).toEqual({ code: 4, signal: null });
  expect(lines.sort()).toEqual(['one', 'two']);
  expect(child.lastLines()).toContain('two');
});

test('a program that ignores the request to end is ended by force', async () => {
  const child = await readyLine(
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')",
  );
  await child.stop(200);
  expect(await child.exited).toEqual({ code: null, signal: 'SIGKILL' });
});

test('helpers that a program has started end with it', async () => {
  const child = await readyLine(
    `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' });
     setInterval(() => {}, 1000); console.log('ready')`,
  );
  // The helper holds the same pipe: it closes only when both are gone.
  await child.stop(60_000);
  expect(await child.exited).toEqual({ code: null, signal: 'SIGTERM' });
});

test('stopping one that has ended already does nothing', async () => {
  const child = await start('process.exit(0)');
  await child.exited;
  await child.stop(1_000);
});

test('a program that does not exist is an error, not a silence', async () => {
  await expect(
    startChild({ name: 'it', file: 'no-such-program', args: [], cwd: '.', env: {}, onLine() {} }),
  ).rejects.toThrow('ENOENT');
});
