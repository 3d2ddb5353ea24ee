import { expect, onTestFinished, test, vi } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { productionPrograms } from './programs.ts';
import { cmsHeap, frugalHeap, frugalMemory, loadSettings } from './settings.ts';

test('npm start starts each program again that ends, and says where to look', async () => {
  const said: unknown[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(text);
    return true;
  });
  onTestFinished(() => write.mockRestore());
  await withTempDir(async (folder) => {
    const { members } = productionPrograms(await loadSettings({ DATA_DIR: folder }));
    for (const { onRestart } of members) onRestart?.('by signal SIGKILL', 2000);
  });
  expect(said).toEqual([
    expect.stringMatching(
      /^The content service ended by signal SIGKILL. It alone is started again in 2 s; its log is .+cms.log.\n$/,
    ),
    expect.stringMatching(
      /^The site ended by signal SIGKILL. It alone is started again in 2 s; its log is .+web.log.\n$/,
    ),
  ]);
});

test('npm start gives each program so much memory, and no more', async () => {
  await withTempDir(async (folder) => {
    const { members } = productionPrograms(await loadSettings({ DATA_DIR: folder }));
    const given = members.map(({ name, args, env }) => ({ name, heap: args.slice(0, -1), env }));
    expect(given).toEqual([
      { name: 'the content service', heap: cmsHeap, env: expect.objectContaining(frugalMemory) },
      { name: 'the site', heap: frugalHeap, env: expect.objectContaining(frugalMemory) },
    ]);
    for (const { heap } of given) expect(heap.join()).toMatch(/--max-old-space-size=\d+/);
  });
});
