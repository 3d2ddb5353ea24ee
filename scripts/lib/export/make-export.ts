import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { locales } from '../../../web/src/site/locale.ts';
import { pathTo } from '../../../web/src/site/paths.ts';
import { routeKeys, routeOf } from '../../../web/src/site/routes.ts';
import { versionOfSalve } from '../backup/make-backup.ts';
import { filesUnder } from '../files.ts';
import { root, webDir } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Progress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { type AskSite, createAskSite, patiently } from './ask-site.ts';
import { kindsOf } from './copy-headers.ts';
import { crawl } from './crawl.ts';
import { fileTypes } from './file-types.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { leadToLive } from './lead-to-live.ts';
import { nginxMaps, nginxServer } from './nginx-files.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { collectRedirects } from './redirects.ts';
import { sitemapPaths } from './sitemap-paths.ts';

export interface ExportOptions {
  /** Where to write it; replaced when it is an export already. */
  readonly to: string | undefined;
  /** A site that runs; otherwise one is started. */
  readonly from: string | undefined;
  /** Where forms and searches lead; the site's own address when not said. */
  readonly forms: string | undefined;
  readonly despiteDeadLinks: boolean;
}

export interface Exported {
  readonly folder: string;
  readonly pages: number;
  readonly files: number;
  readonly redirects: number;
  readonly liveUrl: string;
}

/** By this file an export is known; nothing else is ever replaced. */
const mark = 'export.json';
/** Addresses without letters, so that nothing is looked for in their place. */
const nowhere = { fr: '/-', en: '/en/-' } as const;
/** Machines ask for these by themselves; no page names them. */
const unnamed = [
  '/robots.txt',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/.well-known/security.txt',
];
const nobody = 'http://127.0.0.1:9';

/** Writes the whole published site into a folder. A folder that is there is replaced at the end, or not at all. */
export async function makeExport(
  settings: Settings,
  { to, from, forms, despiteDeadLinks }: ExportOptions,
  progress: Progress,
): Promise<Exported> {
  const folder = resolve(root, to ?? 'export');
  await refuseOthers(folder);
  if (!from) refuseWithoutSalve(settings);
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(folder), '.export-'));
  let own: OwnSite | undefined;
  try {
    if (!from) own = await progress.step('Starting a site', () => startOwnSite(settings));
    const ask = patiently(createAskSite(from ?? own?.url ?? ''), own?.failures ?? []);
    const redirects = await progress.step('Asking for redirects', () =>
      collectRedirects(settings, ask),
    );
    const siteUrl = await addressOfSite(ask);
    const liveUrl = forms ?? siteUrl;
    const write = (file: string, body: Buffer | string) => writeInto(unfinished, file, body);
    const save = (file: string, body: Buffer, isPage: boolean) =>
      write(`site${file}`, isPage ? leadToLive(body.toString(), liveUrl) : body);

    const found = await progress.step('Copying pages, pictures and files', async (note) => {
      const start = [
        ...(await filesOfBuild()),
        ...unnamed,
        ...fixedAddresses(),
        ...(await sitemapPaths(ask, siteUrl)),
      ];
      return crawl({ ask, siteUrl, start, save, note, despiteDeadLinks });
    });
    const errorHeaders = await progress.step('Copying error pages', () =>
      saveErrorPages(settings, ask, save),
    );
    const copy = {
      saved: found.saved.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
      redirects: [...redirects, ...found.redirects].filter(
        ({ path }, index, all) => all.findIndex((other) => other.path === path) === index,
      ),
      kinds: kindsOf(found.saved, errorHeaders, liveUrl),
      types: fileTypes(found.saved),
      liveUrl,
    };
    await write('site/_redirects', redirectsFile(copy));
    await write('site/_headers', headersFile(copy));
    await write('nginx/maps.conf', nginxMaps(copy));
    await write('nginx/server.conf', nginxServer(copy));
    const pages = copy.saved.filter(({ isPage }) => isPage).length;
    const exported = {
      folder,
      pages,
      files: copy.saved.length - pages,
      redirects: copy.redirects.length,
      liveUrl,
    };
    const about = { madeAt: new Date().toISOString(), version: await versionOfSalve(), siteUrl };
    await write(mark, `${JSON.stringify({ ...about, ...exported, folder: undefined }, null, 2)}\n`);
    // Made for its owner alone, while a web server is often somebody else.
    await chmod(unfinished, 0o755);
    await replace(folder, unfinished);
    return exported;
  } finally {
    await own?.stop();
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function refuseOthers(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0 || names.includes(mark)) return;
  throw new Problem(`${folder} holds something else and is not replaced. Name another folder.`);
}

/** The first start makes its keys. */
function refuseWithoutSalve({ dataDir, env }: Settings): void {
  if (env.CONTENT_TOKEN !== undefined) return;
  throw new Problem(
    `${dataDir} holds no Salve yet. Start it once (npm start), or name a site that runs (--from).`,
  );
}

/** Never half of one: the earlier export goes when the new one is in its place. */
async function replace(folder: string, unfinished: string): Promise<void> {
  if (!existsSync(folder)) return rename(unfinished, folder);
  const former = `${unfinished}-former`;
  await rename(folder, former);
  await rename(unfinished, folder);
  await rm(former, { recursive: true, force: true });
}

async function writeInto(folder: string, file: string, body: Buffer | string): Promise<void> {
  const path = join(folder, file);
  // Addresses come from outside, and some of them from editors.
  if (!path.startsWith(folder + sep) || file.includes('\0')) {
    throw new Problem(`${file} cannot be the name of a file.`);
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}

/** The site says it itself; who asks may have come by another address. */
async function addressOfSite(ask: AskSite): Promise<string> {
  const { body } = await ask('/robots.txt');
  const [, url] = /^Sitemap: (https?:\/\/[^/\s]+)\/sitemap\.xml$/m.exec(body.toString()) ?? [];
  if (!url)
    throw new Problem('This is no site of Salve: its robots.txt does not name its address.');
  return url;
}

const fixedAddresses = () =>
  routeKeys
    .filter((key) => !routeOf(key).fr.includes(':'))
    .flatMap((key) => locales.map((locale) => pathTo(key, locale)));

/** Scripts that wake later are named by no page. */
async function filesOfBuild(): Promise<string[]> {
  const files: string[] = [];
  const isNotServed = (path: string) => path === 'manifest.json';
  for await (const file of filesUnder(join(webDir, 'dist', 'browser'), '', isNotServed)) {
    files.push(`/${file}`);
  }
  return files;
}

/** Pages for what is not there, and for when the web server itself fails. Says their headers. */
async function saveErrorPages(
  settings: Settings,
  ask: AskSite,
  save: (file: string, body: Buffer, isPage: boolean) => Promise<void>,
): Promise<Headers> {
  const troubled = await startOwnSite(settings, { CONTENT_URL: nobody });
  try {
    const askTroubled = createAskSite(troubled.url);
    for (const locale of locales) {
      const prefix = locale === 'fr' ? '' : '/en';
      const missing = await ask(nowhere[locale]);
      const failing = await askTroubled(pathTo('home', locale));
      if (missing.status !== 404 || failing.status !== 503) {
        throw new Problem(
          `The error pages answer ${missing.status} and ${failing.status}, not 404 and 503. Nothing was replaced.`,
        );
      }
      await save(`${prefix}/404.html`, missing.body, true);
      await save(`${prefix}/503.html`, failing.body, true);
    }
    return (await ask(nowhere.fr)).headers;
  } finally {
    await troubled.stop();
  }
}
