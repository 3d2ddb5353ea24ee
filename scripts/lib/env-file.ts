import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

export type Env = Record<string, string>;

/** A file that does not exist holds nothing; a line without a value counts as not set. */
export async function readEnvFile(file: string): Promise<Env> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return onlySet(parseEnv(text));
}

/** Names that have a value. `SMTP_URL=` in a copied example means "not set", not "empty". */
export function onlySet(values: NodeJS.Dict<string>): Env {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

export function formatEnv(values: Env): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
