import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface LogLimits {
  /** How large one file may become. */
  readonly bytes: number;
  /** How many files there may be in all, the one being written included. */
  readonly files: number;
}

/** A line that is longer says nothing more. */
const longestLine = 16_384;

/**
 * A log that goes on where an earlier run left it, so that the last words of a program that crashed
 * are still there after it was started again, and that never takes more than `bytes` × `files`:
 * web.log is followed by web.log.1, the one before it, and so on.
 */
export function createRotatingLog(file: string, { bytes, files }: LogLimits) {
  let descriptor = openSync(file, 'a', 0o600);
  let size = fstatSync(descriptor).size;

  function rotate(): void {
    closeSync(descriptor);
    rmSync(nameOf(files - 1), { force: true });
    for (let age = files - 2; age >= 0; age--) {
      try {
        renameSync(nameOf(age), nameOf(age + 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
    descriptor = openSync(file, 'a', 0o600);
    size = fstatSync(descriptor).size;
  }

  const nameOf = (age: number) => (age === 0 ? file : `${file}.${age}`);

  return (line: string): void => {
    const text = Buffer.from(`${stripVTControlCharacters(line).slice(0, longestLine)}\n`);
    try {
      if (size > 0 && size + text.length > bytes) rotate();
      size += writeSync(descriptor, text);
    } catch (error) {
      // A full disk must not end the programs whose log this is.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
}
