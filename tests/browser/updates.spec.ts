import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.ts';
import { axeViolations } from './support/axe.ts';
import { nextBuild } from './support/next-build.ts';
import { shared } from './support/shared.ts';
import { type Site, startSite } from './support/site.ts';

/** A site of its own: these tests stop it and deploy others in its place. */
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let port: number;
let site: Site;
const builds: Record<string, string> = {};

test.beforeAll(async () => {
  port = await freePort();
  for (const name of ['second', 'third']) builds[name] = await nextBuild(name);
});
test.beforeEach(async () => {
  site = await startSite({ content: shared().content, port });
});
test.afterEach(() => site.stop());
test.afterAll(async () => {
  for (const dir of Object.values(builds)) await rm(dir, { recursive: true, force: true });
});

async function deploy(name: string): Promise<void> {
  await site.stop();
  const distDir = builds[name];
  site = await startSite({ content: shared().content, port, ...(distDir ? { distDir } : {}) });
}

const bannerOf = (page: Page) => page.locator('[data-update]');
/** What a visitor does who comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const scriptOf = (page: Page) => page.locator('head script[src]').getAttribute('src');
const underControl = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await underControl(page);
}

/** Everything the browser keeps of the site, with its text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const entries: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        entries.push({ path: new URL(request.url).pathname, text });
      }
    }
    return entries;
  });

test('the first version announces nothing', async ({ page }) => {
  await open(page);
  await comeBack(page);
  await page.waitForTimeout(1000);
  await expect(bannerOf(page)).toBeHidden();
});

test('a deployment under an open page is announced; dismissed stays dismissed; the next is not', async ({
  page,
}) => {
  await open(page, '/a-propos');
  const first = await scriptOf(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await deploy('second');
  await comeBack(page);
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: bannerOf(page) })).toContainText(
    'Une nouvelle version du site est prête.',
  );
  expect(await axeViolations(page)).toEqual([]);

  await bannerOf(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(bannerOf(page)).toBeHidden();
  await comeBack(page);
  await page.waitForTimeout(1000);
  await expect(bannerOf(page)).toBeHidden();

  await deploy('third');
  await comeBack(page);
  await expect(bannerOf(page)).toBeVisible();
  expect(loads).toBe(0);
  expect(await scriptOf(page)).toBe(first);

  await bannerOf(page).getByRole('button', { name: 'Actualiser' }).click();
  await expect.poll(() => scriptOf(page)).toContain('entry.browser-third');
  await page.waitForTimeout(2000);
  expect(loads).toBe(1);
  await expect(bannerOf(page)).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual(['salve-third00000000000']);
});

test('a page fetched after the deployment is new already and announces nothing', async ({
  page,
}) => {
  await open(page);
  await deploy('second');
  await page.goto(`${site.url}/a-propos`);
  expect(await scriptOf(page)).toContain('entry.browser-second');
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 })
    .toEqual(['salve-second0000000000']);
  await expect(bannerOf(page)).toBeHidden();
});

test('an open page of the old version still wakes its parts after a deployment', async ({
  page,
}) => {
  await open(page);
  await site.stop();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'awake');
});

test('without a connection a page of the site says so, in both languages', async ({ page }) => {
  await open(page);
  await site.stop();
  await page.goto(`${site.url}/a-propos`);
  await expect(page.locator('h1')).toHaveText('La ligne est coupée.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(await page.evaluate(() => document.fonts.check('1em Bricolage'))).toBe(true);
  await expect(page.locator('main')).toHaveCSS('font-family', /Atkinson/);
  await page.goto(`${site.url}/en/about`);
  await expect(page.locator('h1')).toHaveText('The line is cut.');
  await page.goto(`${site.url}/contact?lang=en`);
  await expect(page.locator('h1')).toHaveText('The line is cut.');

  site = await startSite({ content: shared().content, port });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('h1')).not.toHaveText('The line is cut.');
  expect(page.url()).toBe(`${site.url}/contact?lang=en`);
});

test('pages come from the network and neither they nor answers to forms are kept', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.goto(`${site.url}/a-propos`);
  const fromServer = await page.goto(`${site.url}/contact`);
  expect(await fromServer?.headerValue('x-cache')).not.toBeNull();
  const main = page.locator('main');
  await main.getByLabel('Prénom').fill('Philomène');
  await main.getByLabel('Nom', { exact: false }).nth(1).fill('Gagnon');
  await main.getByLabel('Courriel').fill('philomene@example.org');
  await main.getByRole('button', { name: 'Envoyer' }).click();
  await expect(main).toContainText('Votre message est bien parti');

  const entries = await kept(page);
  const allowed = /^\/(assets\/[^/]+|icons\.svg|grain\.webp|hors-ligne|en\/offline)$/;
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter(({ path }) => !allowed.test(path))).toEqual([]);
  expect(entries.filter(({ text }) => /philom/i.test(text))).toEqual([]);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('code that is gone raises the event and reloads the page once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('vite:preloadError', () => {
        const raised = Number(localStorage.getItem('raised') ?? 0);
        localStorage.setItem('raised', String(raised + 1));
      });
    });
    await page.route('**/assets/Sidebar.island*', (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(site.url);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect.poll(() => loads).toBe(2);
    await menu.click();
    await page.waitForTimeout(1500);
    expect(loads).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('raised'))).toBe('2');
  });
});
