import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';

const require = createRequire(import.meta.url);

const fileOf = (face: Face, path: string) =>
  require.resolve(`@fontsource-variable/${face.package}/${path}`);

/** The same bytes each time, so that a file keeps its name from build to build. */
export async function cut(face: Face, targetFormat: 'woff2' | 'sfnt' = 'woff2'): Promise<Buffer> {
  return subsetFont(await readFile(fileOf(face, `files/${face.original}`)), face.letters, {
    targetFormat,
    variationAxes: face.axes,
    // Other features are of no use here, and bring letters of their own: fractions, other figures.
    keepFeatures: ['kern'],
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  });
}

/** The Open Font License asks for its text beside each copy. */
export const licenceOf = (face: Face) => readFile(fileOf(face, 'LICENSE'));
