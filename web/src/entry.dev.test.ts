import { expect, it, vi } from 'vitest';
import type { createSite } from './server/site.ts';

const done: string[] = [];
let made = 0;
vi.mock('./server/environment.ts', () => ({ readEnvironment: () => ({}) }));
vi.mock('./server/pages/gallery.tsx', async () => ({ gallery: new (await import('hono')).Hono() }));
vi.mock('./server/site.ts', () => ({
  createSite: (): Partial<ReturnType<typeof createSite>> => {
    made += 1;
    const number = made;
    return {
      start: () => void done.push(`start ${number}`),
      stop: async () => void done.push(`stop ${number}`),
    };
  },
}));

it('delivers and reads for the search in development too, once, however often it is read again', async () => {
  await import('./entry.dev.ts');
  expect(done).toEqual(['start 1']);
  vi.resetModules();
  await import('./entry.dev.ts');
  expect(done).toEqual(['start 1', 'stop 1', 'start 2']);
});
