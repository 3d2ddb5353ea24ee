import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { filesUnder } from '../../scripts/lib/files.ts';
import { launchOptions } from '../../scripts/lib/launch-options.ts';
import { webDir } from '../../scripts/lib/paths.ts';
import { addresses } from '../browser/support/addresses.ts';
import { complaintsOf } from '../browser/support/complaints.ts';
import { cookieChoice } from '../browser/support/cookie-choice.ts';
import { fetchPictures } from '../browser/support/fetch-pictures.ts';
import { fewPictures } from '../contract/few-pictures.ts';
import {
  deadLinks,
  lostAnchors,
  lostSharePictures,
  strayPages,
  wrongInSitemap,
} from '../support/crawler.ts';
import { type Nginx, runNginx } from '../support/nginx.ts';
import { browserPatienceMs, patienceMs, testLimitMs } from '../support/patience.ts';
import { standInServer } from '../support/stand-in-server.ts';
import { createInstallation, type Installation } from './support/installation.ts';

const paths = addresses.map(({ path }) => path);
let salve: Installation;
let shelf: string;
let folder: string;
let copy: Nginx;
let browser: Browser;

beforeAll(async () => {
  salve = await createInstallation();
  fewPictures(salve.dataDir);
  shelf = await mkdtemp(join(tmpdir(), 'salve-shelf-'));
  await chmod(shelf, 0o755);
  folder = join(shelf, 'copy');
  browser = await chromium.launch(launchOptions(await findChromium()));
});
afterAll(async () => {
  await browser?.close();
  await copy?.stop();
  await salve?.remove();
  await rm(shelf, { recursive: true, force: true });
});

const serve = () =>
  runNginx({
    readyPath: '/robots.txt',
    configure: async ({ port, dir }) => `
      pid ${dir}/nginx.pid;
      error_log stderr crit;
      events { }
      http {
        access_log off;
        client_body_temp_path ${dir}/body;
        proxy_temp_path ${dir}/proxy;
        fastcgi_temp_path ${dir}/fastcgi;
        scgi_temp_path ${dir}/scgi;
        uwsgi_temp_path ${dir}/uwsgi;
        include ${folder}/nginx/maps.conf;
        server {
          listen 127.0.0.1:${port};
          root ${folder}/site;
          include ${folder}/nginx/server.conf;
        }
      }`,
  });

const ask = (path: string) => fetch(copy.url + path, { redirect: 'manual' });
const statusAndPlace = async (path: string) => {
  const { status, headers } = await ask(path);
  return [status, headers.get('Location')];
};

/** Says what `fetch` would mend. */
async function raw(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(copy.url);
  const asked = request({ hostname, port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return [response.statusCode, response.headers.location];
}

test('nothing is written while the content service is away', async () => {
  const { code, output } = await salve.npm('export', ['--to', folder]);
  expect([code, output]).toEqual([1, expect.stringContaining('does not answer at')]);
  expect(await readdir(shelf)).toEqual([]);
});

test('a folder without an installation is named, and nothing is written', async () => {
  const nothing = await mkdtemp(join(tmpdir(), 'salve-nothing-'));
  const env = { DATA_DIR: nothing };
  const { code, output } = await salve.npm('export', ['--to', folder], env);
  expect([code, output]).toEqual([1, expect.stringContaining('holds no Salve yet')]);
  expect(await readdir(shelf)).toEqual([]);
  await rm(nothing, { recursive: true });
});

// Every page is drawn, and its pictures are made.
const exportLimit = testLimitMs + patienceMs;

test('the published site is written into a folder', { timeout: exportLimit }, async () => {
  await salve.start();
  const { code, output } = await salve.npm('export', ['--to', folder]);
  expect([code, output]).toEqual([0, expect.stringContaining(`lead to ${salve.siteUrl}`)]);
  expect(await readdir(shelf), 'nothing is left beside it').toEqual(['copy']);
  for await (const file of filesUnder(join(webDir, 'dist', 'browser'), '', () => false)) {
    if (file === 'manifest.json') continue;
    const [original, copied] = await Promise.all([
      readFile(join(webDir, 'dist', 'browser', file)),
      readFile(join(folder, 'site', file)),
    ]);
    expect(copied.equals(original), file).toBe(true);
  }
});

test('a site that does not answer everywhere replaces nothing', async () => {
  const before = await readFile(join(folder, 'export.json'), 'utf8');
  const broken = await standInServer(({ url }) =>
    url === '/robots.txt' || url === '/sitemap.xml' || url === '/en'
      ? { status: 200, body: 'Sitemap: http://localhost/sitemap.xml\n' }
      : { status: url === '/contact' ? 500 : 404 },
  );
  const { code, output } = await salve.npm('export', [
    ...['--to', folder, '--from', `http://127.0.0.1:${broken}`],
  ]);
  expect([code, output]).toEqual([1, expect.stringContaining('does not answer with 200')]);
  expect(await readFile(join(folder, 'export.json'), 'utf8')).toBe(before);
  expect(await readdir(shelf)).toEqual(['copy']);
});

test('a folder with something else in it is left alone', async () => {
  const other = join(shelf, 'other');
  await writeFile(join(await mkdtemp(other), 'mine.txt'), 'mine');
  const [name = ''] = (await readdir(shelf)).filter((each) => each.startsWith('other'));
  const { code, output } = await salve.npm('export', ['--to', join(shelf, name)]);
  expect([code, output]).toEqual([1, expect.stringContaining('holds something else')]);
  expect(await readdir(join(shelf, name))).toEqual(['mine.txt']);
});

test('over the copy, served by nginx, the walks that test the site find nothing', async () => {
  copy = await serve();
  const { followed, broken } = await deadLinks(copy.url, paths);
  expect(followed).toBeGreaterThan(60);
  expect(broken).toEqual([]);
  expect(await strayPages(copy.url, paths)).toEqual([]);
  expect(await lostSharePictures(copy.url, paths)).toEqual([]);
  expect(await lostAnchors(copy.url, paths)).toEqual([]);
  const { listed, wrong } = await wrongInSitemap(copy.url);
  expect(listed).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

test('pages of lists are told apart by their query, whatever else is in it', async () => {
  const titleAt = async (path: string) =>
    /<title>([^<]*)/.exec(await (await fetch(copy.url + path)).text())?.[1];
  expect(await titleAt('/nouvelles?page=2')).toContain('Page 2');
  expect(await titleAt('/nouvelles?utm_source=x&page=2&lang=fr')).toContain('Page 2');
  expect(await titleAt('/nouvelles?page=1')).toBe(await titleAt('/nouvelles'));
  expect(await titleAt('/nouvelles?tag=accessibilite')).toContain('Accessibilité');
  expect(await titleAt('/services?page=2&tag=x')).toBe(await titleAt('/services'));
  const notice = await fetch(`${copy.url}/en/case-studies?lang=en&notice=untranslated`);
  expect(await notice.text()).toContain('not available in English yet');
});

test('what a copy cannot do leads to the site', async () => {
  for (const path of [
    '/recherche?q=accessibilit%C3%A9',
    '/en/blog?q=law',
    '/nouvelles?tag=accessibilite&tag=sante',
    '/nouvelles?tag=new-since-then',
    '/contact?lang=en',
    '/merci?reference=C-7F3K-92',
    '/functions/contact/',
  ]) {
    expect(await statusAndPlace(path)).toEqual([307, `${salve.siteUrl}${path}`]);
  }
  // Where the copy stands in for the site itself, that would be a circle.
  const { host } = new URL(salve.siteUrl);
  expect(await raw('/en/search?q=x', { host })).toEqual([503, undefined]);
});

test('every header of the site goes with the copy', async () => {
  const ofOneAnswer =
    /^(?:accept-ranges|connection|content-(?:encoding|language|length)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary|x-cache)$/;
  const headersAt = async (url: string) => {
    const { headers } = await fetch(url);
    return Object.fromEntries([...headers].filter(([name]) => !ofOneAnswer.test(name)));
  };
  const html = await (await ask('/nos-realisations')).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  for (const path of [
    '/',
    '/en/news',
    '/nouvelles?page=2',
    '/-',
    found(/\/assets\/[\w.-]+\.css/),
    found(/\/media\/w_\d+,f_avif\/uploads\/[\w.-]+/),
    found(/\/media\/w_\d+,f_jpg\/uploads\/[\w.-]+/),
    found(/\/media\/_\/uploads\/[\w.-]+\.svg/),
    '/service-worker.js',
    '/icons.svg',
    '/favicon.ico',
    '/flux.xml',
    '/en/opensearch.xml',
    '/manifest.webmanifest',
    '/speculation-rules.json',
    '/.well-known/security.txt',
  ]) {
    const expected = await headersAt(`${salve.siteUrl}${path}`);
    const policy = expected['content-security-policy'];
    expect(await headersAt(`${copy.url}${path}`), path).toEqual({
      ...expected,
      ...(expected['content-type'] === 'image/svg+xml' && {
        'content-type': 'image/svg+xml; charset=utf-8',
      }),
      ...(policy && {
        'content-security-policy': policy.replace(
          "form-action 'self'",
          `form-action 'self' ${salve.siteUrl}`,
        ),
      }),
    });
  }
});

test('redirects hold, and lead to no other host', async () => {
  for (const [from, to] of [
    ['/en', '/en/homepage'],
    ['/en/news/', '/en/news'],
    ['/services/?lang=en', '/services?lang=en'],
    ['/emplois?utm_source=x', '/carriere?utm_source=x'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
  ] as const) {
    expect(await raw(from)).toEqual([308, to]);
  }
});

test('what is not there is a page that says so, in the language of its address', async () => {
  for (const [path, sentence] of [
    ['/nulle-part', 'lang="fr-CA"'],
    ['/en/nowhere', 'lang="en-CA"'],
    ['/nouvelles.html', 'lang="fr-CA"'],
    ['/assets/nothing.js', 'lang="fr-CA"'],
    ['/_headers', 'lang="fr-CA"'],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain(sentence);
  }
});

const opened = ['/', '/en/homepage', '/nouvelles?page=2', '/contact', '/en/security/complaint'];
const choice = () => cookieChoice('127.0.0.1', 'refuse-optionals');

test('browsers find nothing to complain of, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' });
    context.setDefaultTimeout(browserPatienceMs);
    await context.addCookies([choice()]);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const path of opened) {
      await page.goto(copy.url + path);
      if (javaScriptEnabled) await fetchPictures(page);
      await page.locator('footer').scrollIntoViewIfNeeded();
      expect(complaints, path).toEqual([]);
    }
    await context.close();
  }
});

test('a visitor writes to us, and searches, from a page of the copy', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(browserPatienceMs);
  await page.context().addCookies([choice()]);
  const complaints = complaintsOf(page);
  await page.goto(`${copy.url}/en/about`);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.waitForURL(`${salve.siteUrl}/en/contact`);
  await page.locator('main [name=firstname]').waitFor();

  await page.goto(`${copy.url}/recherche`);
  await page.locator('main input[type=search]').fill('accessibilité');
  await page.locator('main form button').click();
  await page.waitForURL(/\/recherche\?q=/);
  expect(new URL(page.url()).origin).toBe(salve.siteUrl);
  expect(complaints).toEqual([]);
  await page.close();
});
