import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';

test('a missing secret stops the start with a sentence that names it', async () => {
  const { CONTENT_TOKEN: _left, ...env } = inject('service').env;
  const start = join(cmsDir, 'dist/src/start.js');
  const stderr = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, [start], { cwd: cmsDir, env }, (error, _out, err) =>
      error ? resolve(err) : reject(new Error('It started.')),
    ),
  );
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('CONTENT_TOKEN')]);
});
