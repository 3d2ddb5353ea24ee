import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'vitest';
import { filesUnder } from '../../../scripts/lib/files.ts';
import type { Installation } from './installation.ts';

const paths = ['accueil', 'reglages', 'nouvelles', 'blogues', 'etudes', 'employes', 'postes'];

/** All that the content service tells the site. */
export async function everyEntry(salve: Installation): Promise<unknown> {
  const { env } = await salve.settings();
  return Promise.all(
    ['fr', 'en'].flatMap((locale) =>
      paths.map(async (path) => {
        const query = `locale=${locale}&populate=*&pagination[limit]=999&sort=id:asc`;
        const response = await fetch(`${salve.contentUrl}/api/${path}?${query}`, {
          headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
        });
        expect(response.status, path).toBe(200);
        return response.json();
      }),
    ),
  );
}

/** Hashes of all files, as the content service hands them out. */
export async function everyUpload(salve: Installation): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const file of filesUnder(join(salve.dataDir, 'public'), 'uploads', () => false)) {
    const response = await fetch(`${salve.contentUrl}/${file}`);
    expect(response.status, file).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    hashes[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return hashes;
}
