import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { feedPath } from '../../../web/src/server/machine-files/feed-path.ts';
import { locales } from '../../../web/src/site/locale.ts';
import { type Site, startSite } from '../../browser/support/site.ts';
import { printFigures } from '../../support/figures.ts';
import { inAll } from '../../support/scope.ts';
import { until } from '../../support/until.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';

const visitors = 8;

const content = inject('content');
let proxy: FaultProxy;
let dataDir: string;
let site: Site;

const start = () =>
  startSite({
    content: { ...content, url: proxy.url },
    port: inject('sitePort'),
    dataDir,
    env: { PAGES_AHEAD: 'true' },
  });

beforeAll(async () => {
  proxy = await startFaultProxy(content.url, { withPictures: false });
  dataDir = await mkdtemp(join(tmpdir(), 'salve-cold-'));
  site = await start();
});
afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const text = async (path: string) => (await fetch(site.url + path)).text();

/** Every address of the sitemap, in both languages. */
async function addresses(): Promise<string[]> {
  const found = (await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address = '']) => new URL(address).pathname);
}

async function metric(name: string): Promise<number> {
  const line = (await text('/metrics')).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

async function expectEveryPage() {
  const all = await addresses();
  expect(all.length).toBeGreaterThan(100);
  expect(all.some((path) => path.startsWith('/en/'))).toBe(true);
  const waiting = [...all];
  const failed: string[] = [];
  let slowest = 0;
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const since = performance.now();
      const response = await fetch(site.url + path);
      if (response.status !== 200 || !(await response.text()).endsWith('</html>')) {
        failed.push(`${path} ${response.status}`);
      }
      slowest = Math.max(slowest, performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  printFigures('Content service away from a cold start', {
    addresses: all.length,
    failed: failed.length,
    'slowest (ms)': Math.round(slowest),
  });
  expect(failed).toEqual([]);
}

async function expectFeeds() {
  for (const locale of locales) expect(await text(feedPath(locale))).toContain('<entry>');
}

const everyPageIsReady = () =>
  until(
    async () =>
      (await metric('published_pages{state="ready"}')) > 100 &&
      (await metric('published_pages{state="waiting"}')) === 0,
  );

test('nobody has visited, yet every page is drawn and stored', async () => {
  await everyPageIsReady();
});

test.each(inAll<Fault>(['refusing', 'hanging'], ['hanging']))(
  'a site that starts while its content service is %s answers every published address, and feeds',
  async (fault) => {
    await site.stop();
    proxy.fault = fault;
    site = await start();
    await expectEveryPage();
    await expectFeeds();
    proxy.fault = 'none';
    await everyPageIsReady();
  },
);
