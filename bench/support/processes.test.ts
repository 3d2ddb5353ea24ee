import { expect, test } from 'vitest';
import { memoryOf, peakMemoryOf } from './processes.ts';

const ownMegabytes = () => process.memoryUsage.rss() / 1e6;

test('the memory of a process is what the process itself says', async () => {
  const ratio = (await memoryOf(process.pid)) / ownMegabytes();
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('a peak counts what is held at the end', async () => {
  const held: Buffer[] = [];
  const before = await memoryOf(process.pid);
  const peak = await peakMemoryOf(process.pid, async () => {
    held.push(Buffer.alloc(300e6, 1));
  });
  expect(peak - before).toBeGreaterThan(100);
  expect(held).toHaveLength(1);
});
