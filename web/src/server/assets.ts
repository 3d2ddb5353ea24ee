import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocumentAssets } from '../layout/Document/Document.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

/** Which files of the build a page of this folder links to. */
export type AssetsFor = (pageFolder: string) => DocumentAssets;

/** The two faces of the first view; italics and the rest load when a page uses them. */
const preloadedFonts = [/bricolage/i, /atkinson(?!.*italic)/i];

export async function readAssets(browserFolder: string): Promise<AssetsFor> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(browserFolder, 'manifest.json'), 'utf8')),
  );
  const url = (file: string) => `/${file}`;
  const entry = manifest['src/entry.browser.ts'];
  const site = manifest['src/styles/site.ts'];
  if (!entry || !site) throw new Error('The build is incomplete: run "npm run build".');
  const fonts = preloadedFonts.flatMap((face) => {
    const font = site.assets?.find((file) => file.endsWith('.woff2') && face.test(file));
    return font ? [url(font)] : [];
  });
  const pageSheets = (folder: string) =>
    Object.entries(manifest)
      .filter(([source]) => isStyleOf(source, folder))
      .map(([, { file }]) => url(file));
  return (pageFolder) => ({
    stylesheets: [...(site.css ?? []).map(url), ...pageSheets(pageFolder)],
    fonts,
    scripts: [url(entry.file)],
  });
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
