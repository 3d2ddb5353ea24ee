import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { createRotatingLog } from './rotating-log.ts';
import type { Settings } from './settings.ts';

/** Programs in production write to files; the terminal is left to what a person needs to know. */
export function logFile({ dataDir, logLimits }: Settings, program: string) {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${program}.log`);
  return { file, onLine: createRotatingLog(file, logLimits) };
}

/** Programs in development share the terminal; each line says whose it is. */
export function prefixed(program: string, colour: 'cyan' | 'magenta') {
  const label = `${program} │`;
  const prefix = process.stdout.isTTY ? styleText(colour, label) : label;
  return (line: string) => process.stdout.write(`${prefix} ${line}\n`);
}
