import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

export function onLines(stream: Readable, onLine: (line: string) => void) {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
}

/** The last lines of a long output: enough to see why a program failed. */
export class Tail {
  readonly #lines: string[] = [];

  constructor(readonly limit = 20) {}

  add(line: string) {
    this.#lines.push(stripVTControlCharacters(line));
    if (this.#lines.length > this.limit) this.#lines.shift();
  }

  toString(): string {
    return this.#lines.map((line) => `    ${line}`).join('\n');
  }
}

/** A long text's beginning and end; npm names a cause first, a compiler last. */
export function excerpt(lines: string[], each = 15): string {
  if (lines.length <= 2 * each) return lines.join('\n');
  return [...lines.slice(0, each), '…', ...lines.slice(-each)].join('\n');
}
