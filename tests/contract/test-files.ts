import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Test files by name. One that is not there, renamed perhaps, would be left out without a word. */
export function testFiles(...names: string[]): string[] {
  const files = names.map((name) => `${name}.test.ts`);
  const missing = files.filter((file) => !existsSync(join(import.meta.dirname, file)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);
  return files;
}
