import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { filesUnder } from '../files.ts';
import { Problem } from '../problem.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  /** Of Salve, as package.json tells it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Rows of each table of each database in the archive. */
  rows: z.record(z.string(), z.record(z.string(), z.number())),
  /** SHA-256 of each file in the archive but this one. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

const manifestFile = 'manifest.json';

export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: 1, ...facts, files: await hashesOf(folder) };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Reads the manifest of an unpacked archive, and compares each file with what it says. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const found = await hashesOf(folder);
  const complaints = [
    ...Object.keys(manifest.files)
      .filter((file) => found[file] !== manifest.files[file])
      .map((file) => `  ${file} ${file in found ? 'is not what was saved' : 'is missing'}`),
    ...Object.keys(found)
      .filter((file) => !(file in manifest.files))
      .map((file) => `  ${file} was not saved by a backup`),
  ];
  if (complaints.length === 0) return manifest;
  throw new Problem(
    'The archive is damaged and nothing was restored. Take another one.',
    complaints.join('\n'),
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Problem(
    text === undefined
      ? 'This is not an archive of "npm run backup": it has no manifest.json.'
      : 'The manifest of the archive cannot be read: it is damaged, or a newer Salve has made it.',
  );
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const file of filesUnder(folder, '.', () => false)) {
    if (file === manifestFile) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash);
    hashes[file] = hash.digest('hex');
  }
  return hashes;
}
