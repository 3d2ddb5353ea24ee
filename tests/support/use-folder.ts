import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder for one test. It goes last: by then what the test has started in it, and has stopped by
 * `onTestFinished`, writes no more.
 */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salve-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
