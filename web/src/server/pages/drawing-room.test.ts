import { afterEach, expect, it, vi } from 'vitest';
import type { PageOrder } from './compose-page.tsx';
import { createDrawingRoom, DrawingFailed, type DrawingRoom } from './drawing-room.ts';

/** Draws the folder's name; some folders hang, exhaust its memory, or break. */
const program = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ folder, data }) => {
    if (folder === 'hangs' && data !== 'mended') for (;;);
    if (folder === 'grows') for (const all = []; ; ) all.push(new Array(1000).fill(folder));
    if (folder === 'breaks') return parentPort.postMessage({ error: 'a bug' });
    parentPort.postMessage({ page: { html: folder, isPassing: false } });
  });
`;

const rooms: DrawingRoom[] = [];
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.stop()));
});

function setUp() {
  const onLost = vi.fn();
  const room = createDrawingRoom({
    file: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    data: {},
    workers: 1,
    timeMs: 3000,
    limits: { maxOldGenerationSizeMb: 16 },
    onLost,
  });
  rooms.push(room);
  const draw = async (folder: string, data?: string) => {
    const order = { folder, data, address: `https://salve.example/${folder}` };
    return (await room.compose(order as PageOrder)).html;
  };
  return { draw, onLost };
}

it('has pages drawn, one after the other', async () => {
  const { draw } = setUp();
  expect(await Promise.all(['a', 'b', 'c'].map((folder) => draw(folder)))).toEqual(['a', 'b', 'c']);
});

it.each(['hangs', 'grows'])(
  'a page that %s costs its worker, and no other page',
  async (bomb) => {
    const { draw, onLost } = setUp();
    const [lost, next] = await Promise.allSettled([draw(bomb), draw('next')]);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(DrawingFailed) });
    expect(next).toMatchObject({ status: 'fulfilled', value: 'next' });
    expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.any(String), `/${bomb}`);
  },
  30_000,
);

it('a bug in a page is told, and costs nothing', async () => {
  const { draw, onLost } = setUp();
  await expect(draw('breaks')).rejects.toThrow('a bug');
  expect(await draw('next')).toBe('next');
  expect(onLost).not.toHaveBeenCalled();
});

it('what was lost is not tried again, until its content is another', async () => {
  const { draw, onLost } = setUp();
  await expect(draw('hangs', 'too much')).rejects.toThrow(DrawingFailed);
  await expect(draw('hangs', 'too much')).rejects.toThrow(DrawingFailed);
  expect(onLost).toHaveBeenCalledOnce();
  expect(await draw('next', 'too much')).toBe('next');
  expect(await draw('hangs', 'mended')).toBe('hangs');
}, 30_000);
