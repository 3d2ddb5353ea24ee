import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cut, licenceOf } from './cut.ts';
import { faces } from './faces.ts';
import { stylesheetOf } from './stylesheet.ts';

/** Not among the sources, or each build would make the next one necessary. */
const folder = join(import.meta.dirname, '../../dist/fonts');

/** Cuts the fonts out of their packages, where src/styles/fonts.css looks for them. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    apply: (_config, { isSsrBuild }) => !isSsrBuild && !process.env.VITEST,
    async buildStart() {
      await mkdir(folder, { recursive: true });
      for (const face of faces)
        await writeFile(join(folder, `${face.file}.woff2`), await cut(face));
      await writeFile(join(folder, 'faces.css'), stylesheetOf(faces));
    },
    async generateBundle() {
      for (const face of new Map(faces.map((each) => [each.package, each])).values()) {
        const fileName = `assets/${face.package}.OFL.txt`;
        this.emitFile({ type: 'asset', fileName, source: await licenceOf(face) });
      }
    },
  };
}
