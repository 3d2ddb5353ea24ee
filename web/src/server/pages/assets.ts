import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentAssets } from '../../layout/Document/Document.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

/** Which files of the build a page of this folder links to. */
export type AssetsFor = (pageFolder: string) => DocumentAssets;

/** The two faces of the first view; italics and the rest load when a page uses them. */
const preloadedFonts = [/bricolage/i, /atkinson(?!.*italic)/i];

export async function readAssets(browserFolder: string): Promise<AssetsFor> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(browserFolder, 'manifest.json'), 'utf8')),
  );
  const url = (file: string) => `/${file}`;
  const site = filesOf(manifest, 'src/styles/site.ts');
  const entry = manifest['src/entry.browser.ts'];
  if (!entry || site.css.length === 0) {
    throw new Error('The build is incomplete: run "npm run build".');
  }
  const fonts = preloadedFonts.flatMap((face) => {
    const font = site.assets.find((file) => file.endsWith('.woff2') && face.test(file));
    return font ? [url(font)] : [];
  });
  const pageSheets = (folder: string) =>
    Object.keys(manifest)
      .filter((source) => isStyleOf(source, folder))
      .flatMap((source) => filesOf(manifest, source).css)
      .filter((file) => !site.css.includes(file));
  return (pageFolder) => ({
    stylesheets: [...site.css, ...pageSheets(pageFolder)].map(url),
    fonts,
    scripts: [url(entry.file)],
  });
}

/** What a source was built into, with all that it imports. */
function filesOf(manifest: Manifest, source: string): { css: string[]; assets: string[] } {
  const built = manifest[source];
  if (!built) return { css: [], assets: [] };
  const imported = built.imports.map((name) => filesOf(manifest, name));
  const own = built.file.endsWith('.css') ? [built.file] : [];
  return {
    css: unique([...imported.flatMap(({ css }) => css), ...built.css, ...own]),
    assets: unique([...imported.flatMap(({ assets }) => assets), ...built.assets]),
  };
}

const unique = (files: readonly string[]) => [...new Set(files)];

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
