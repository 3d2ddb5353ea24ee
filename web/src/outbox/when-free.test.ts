import { expect, it, vi } from 'vitest';
import { whenFree } from './when-free.ts';

const failure = (code: string) => Object.assign(new Error('no'), { code });

it('tries again while the file is held', async () => {
  const task = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure('SQLITE_BUSY'))
    .mockRejectedValueOnce(failure('SQLITE_BUSY_SNAPSHOT'))
    .mockResolvedValue('stored');
  expect(await whenFree(task, 1000)).toBe('stored');
});

it('gives up in time, and at once for anything else', async () => {
  const held = vi.fn(() => Promise.reject(failure('SQLITE_BUSY')));
  await expect(whenFree(held, 60)).rejects.toThrow('no');
  expect(held.mock.calls.length).toBeLessThan(4);
  const full = vi.fn(() => Promise.reject(failure('SQLITE_FULL')));
  await expect(whenFree(full, 1000)).rejects.toThrow('no');
  expect(full).toHaveBeenCalledTimes(1);
});
