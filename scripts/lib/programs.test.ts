import { expect, onTestFinished, test, vi } from 'vitest';
import { withTempDir } from '../../tests/support/temp-dir.ts';
import { productionPrograms } from './programs.ts';
import { loadSettings } from './settings.ts';

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
