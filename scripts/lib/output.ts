import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Settings } from './settings.ts';

/** Programs in production write to files; the terminal is left to what a person needs to know. */
export function logFile({ dataDir }: Settings, program: string) {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${program}.log`);
  const stream = createWriteStream(file);
  return { file, onLine: (line: string) => stream.write(`${line}\n`) };
}

/** Programs in development share the terminal; each line says whose it is. */
export function prefixed(program: string, colour: 'cyan' | 'magenta') {
  const label = `${program} │`;
  const prefix = process.stdout.isTTY ? styleText(colour, label) : label;
  return (line: string) => process.stdout.write(`${prefix} ${line}\n`);
}
