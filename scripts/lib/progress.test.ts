import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, elapsed } from './progress.ts';

// How long something took is what is said here: no busy machine may make it longer.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function plainTerminal() {
  const lines: string[] = [];
  return { lines, write: (text: string) => lines.push(text) };
}

test('quick work is one line, with its time', async () => {
  const out = plainTerminal();
  expect(await createProgress(out).step('Building', async () => 'result')).toBe('result');
  expect(out.lines.join('')).toMatch(/^✓ Building \(0\.\d s\)\n$/);
});

test('failed work says so and passes the failure on', async () => {
  const out = plainTerminal();
  const work = async () => {
    throw new Error('broken');
  };
  await expect(createProgress(out).step('Building', work)).rejects.toThrow('broken');
  expect(out.lines.join('')).toMatch(/^✗ Building/);
});

test('a file gets no control characters', async () => {
  const out = plainTerminal();
  await createProgress(out).step('Building', async (note) => note('half'));
  expect(out.lines.join('')).not.toContain('\u001b');
});

test.each([
  [2_340, '2.3 s'],
  [41_000, '41 s'],
  [59_700, '1 min 0 s'],
  [119_800, '2 min 0 s'],
])('%i ms read as "%s"', (time, text) => {
  expect(elapsed(Date.now() - time)).toBe(text);
});
