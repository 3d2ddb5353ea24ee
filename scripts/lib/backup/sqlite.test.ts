import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { withTempDir } from '../../../tests/support/temp-dir.ts';
import { isInUse } from './sqlite.ts';

test('a file is in use as long as a program has it open, idle or not', () =>
  withTempDir(async (folder) => {
    const file = join(folder, 'some.db');
    const program = new Sqlite(file);
    program.exec('pragma journal_mode = WAL; create table row (id)');
    expect(isInUse(file)).toBe(true);
    program.close();
    expect(isInUse(file)).toBe(false);
  }));

test('a damaged file is nobody’s', () =>
  withTempDir(async (folder) => {
    const file = join(folder, 'some.db');
    await writeFile(file, 'not a database');
    expect(isInUse(file)).toBe(false);
  }));
