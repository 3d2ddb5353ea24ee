import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentAssets } from '../../layout/Document/Document.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

/** Which files of the build a page of this folder links to. */
export type AssetsFor = (pageFolder: string) => DocumentAssets;

/** What the first view is set in. Other faces load when a page shows a letter of theirs. */
const preloadedFonts = ['bricolage', 'atkinson', 'text-figures'];

export async function readAssets(browserFolder: string): Promise<AssetsFor> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(browserFolder, 'manifest.json'), 'utf8')),
  );
  const url = (file: string) => `/${file}`;
  const site = stylesOf(manifest, 'src/styles/site.ts');
  const entry = manifest['src/entry.browser.ts'];
  const fonts = preloadedFonts.flatMap((face) => manifest[`dist/fonts/${face}.woff2`]?.file ?? []);
  if (!entry || site.length === 0 || fonts.length < preloadedFonts.length) {
    throw new Error('The build is incomplete: run "npm run build".');
  }
  const pageSheets = (folder: string) =>
    Object.keys(manifest)
      .filter((source) => isStyleOf(source, folder))
      .flatMap((source) => stylesOf(manifest, source))
      .filter((file) => !site.includes(file));
  return (pageFolder) => ({
    stylesheets: [...site, ...pageSheets(pageFolder)].map(url),
    fonts: fonts.map(url),
    scripts: [url(entry.file)],
  });
}

/** The stylesheets that a source was built into, with those of all that it imports. */
function stylesOf(manifest: Manifest, source: string): string[] {
  const built = manifest[source];
  if (!built) return [];
  const imported = built.imports.flatMap((name) => stylesOf(manifest, name));
  const own = built.file.endsWith('.css') ? [built.file] : [];
  return [...new Set([...imported, ...built.css, ...own])];
}

/** A page's stylesheets lie in its own folder, not in a nested page's. */
function isStyleOf(source: string, folder: string): boolean {
  const prefix = `src/pages/${folder}/`;
  return (
    source.startsWith(prefix) &&
    source.endsWith('.module.css') &&
    !source.slice(prefix.length).includes('/')
  );
}

/** Vite serves sources as they are: the script brings its styles along. */
export const developmentAssets: AssetsFor = () => ({
  stylesheets: [],
  fonts: [],
  scripts: ['/@vite/client', '/src/styles/development.ts', '/src/entry.browser.ts'],
});
