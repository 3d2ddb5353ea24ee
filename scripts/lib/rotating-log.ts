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
  const nameOf = (age: number) => (age === 0 ? file : `${file}.${age}`);
  let current: OpenFile | undefined = open(file);

  function rotate({ descriptor }: OpenFile): OpenFile {
    // Should a step fail, the next line begins with a file that is opened, not with one that is closed.
    current = undefined;
    closeSync(descriptor);
    rmSync(nameOf(files - 1), { force: true });
    for (let age = files - 2; age >= 0; age--) renameIfThere(nameOf(age), nameOf(age + 1));
    return open(file);
  }

  function write(text: Buffer): void {
    current ??= open(file);
    if (current.size > 0 && current.size + text.length > bytes) current = rotate(current);
    current.size += writeSync(current.descriptor, text);
  }

  return (line: string): void => {
    try {
      write(Buffer.from(`${stripVTControlCharacters(line).slice(0, longestLine)}\n`));
    } catch {
      // The line is lost. A full disk, or whatever else it is, must not end the programs whose log
      // this is, and there is nowhere to tell of it.
    }
  };
}

interface OpenFile {
  readonly descriptor: number;
  size: number;
}

function open(file: string): OpenFile {
  const descriptor = openSync(file, 'a', 0o600);
  return { descriptor, size: fstatSync(descriptor).size };
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
