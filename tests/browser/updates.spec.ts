import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { type Deployments, startDeployments } from './support/deployments.ts';
import { type NextBuild, nextBuild } from './support/next-build.ts';

test.use({ serviceWorkers: 'allow' });

/** An address of its own: these tests take the site away and deploy others in its place. */
let site: Deployments;
let second: NextBuild;
let third: NextBuild;

test.beforeAll(async () => {
  second = await nextBuild('second');
  third = await nextBuild('third');
  site = await startDeployments();
});
test.beforeEach(() => site.deploy());
test.afterAll(() => site?.close());

const deploy = ({ distDir }: NextBuild) => site.deploy(distDir);

const bannerOf = (page: Page) => page.locator('[data-update]');
const menuOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What a visitor does who comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** The same, until the worker that waits has said its word. */
const comeBackAndHear = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  );
/** Until the page has asked for a newer version, as it does a second after it was loaded. */
const whenItHasLooked = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve));
    }
    // Begun after the page's own and no shorter.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await (await navigator.serviceWorker.ready).update();
  });
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

/** The browser's script of each version that the browser keeps. */
const keptScripts = async (page: Page) =>
  (await kept(page)).map(({ path }) => path).filter((path) => path.includes('/entry.browser-'));

test('the first version announces nothing', async ({ page }) => {
  await open(page);
  await comeBack(page);
  await whenItHasLooked(page);
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

  await deploy(second);
  await comeBack(page);
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: bannerOf(page) })).toContainText(
    'Une nouvelle version du site est prête.',
  );
  expect(await axeViolations(page)).toEqual([]);

  await bannerOf(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(bannerOf(page)).toBeHidden();
  await comeBackAndHear(page);
  await expect(bannerOf(page)).toBeHidden();

  await deploy(third);
  await comeBack(page);
  await expect(bannerOf(page)).toBeVisible();
  expect(loads).toBe(0);
  expect(await scriptOf(page)).toBe(first);

  await bannerOf(page).getByRole('button', { name: 'Actualiser' }).click();
  await expect(menuOf(page, 'Menu third')).toBeVisible();
  expect(await scriptOf(page)).toBe(third.script);
  // Its worker is at work, and what the one before had kept is gone.
  await expect.poll(() => keptScripts(page)).toEqual([third.script]);
  await whenItHasLooked(page);
  expect(loads).toBe(1);
  await expect(bannerOf(page)).toBeHidden();
});

test('Refresh puts the new version to work though another tab is open, which stays as it is', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/a-propos');
  await deploy(second);
  await comeBack(page);
  await bannerOf(page).getByRole('button', { name: 'Actualiser' }).click();
  await expect(menuOf(page, 'Menu second')).toBeVisible();
  await expect.poll(() => keptScripts(page)).toEqual([second.script]);
  await expect(menuOf(other, 'Menu')).toBeVisible();
});

test('dismissed in one tab is dismissed in the others', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/en/about');
  await deploy(second);
  for (const tab of [page, other]) {
    await comeBack(tab);
    await expect(bannerOf(tab)).toBeVisible();
  }
  await expect(bannerOf(other)).toContainText('A new version of the site is ready.');
  await bannerOf(other).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bannerOf(page)).toBeHidden();
});

test('a page fetched after the deployment is new already and announces nothing', async ({
  page,
}) => {
  await open(page);
  await deploy(second);
  await page.goto(`${site.url}/a-propos`);
  await expect(menuOf(page, 'Menu second')).toBeVisible();
  await expect.poll(() => keptScripts(page)).toEqual([second.script]);
  await expect(bannerOf(page)).toBeHidden();
});

test('an open page of the old version still wakes its parts after a deployment', async ({
  page,
}) => {
  await open(page);
  const menu = menuOf(page, 'Menu');
  await deploy(second);
  await comeBack(page);
  await expect(bannerOf(page)).toBeVisible();
  // A new page beside it must not take the old one's files away.
  const other = await page.context().newPage();
  await open(other, '/a-propos');
  await comeBackAndHear(other);
  await menu.click();
  await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'awake');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('without a connection a page of the site says so, in both languages', async ({ page }) => {
  await open(page);
  await site.leave();
  await page.goto(`${site.url}/a-propos`);
  await expect(page.locator('h1')).toHaveText('La ligne est coupée.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(await page.evaluate(() => document.fonts.check('800 1em Bricolage'))).toBe(true);
  await expect(page.locator('main')).toHaveCSS('font-family', /Atkinson/);
  await page.goto(`${site.url}/en/about`);
  await expect(page.locator('h1')).toHaveText('The line is cut.');
  await page.goto(`${site.url}/contact?lang=en`);
  await expect(page.locator('h1')).toHaveText('The line is cut.');

  await site.deploy();
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

  test('code that a deployment took away brings the new page', async ({ page }) => {
    await page.goto(site.url);
    await deploy(second);
    // A real pointer would be over the new page's button by the time it is pressed.
    await menuOf(page, 'Menu').dispatchEvent('click');
    await menuOf(page, 'Menu second').click();
    await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'awake');
    expect(await scriptOf(page)).toBe(second.script);
  });

  test('code that cannot come while the site is away leaves the page as it is', async ({
    page,
  }) => {
    await page.goto(site.url);
    await site.leave();
    const menu = menuOf(page, 'Menu');
    await menu.hover();
    await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'failed');
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('code that is gone raises the event and reloads the page once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('vite:preloadError', () => {
        const raised = Number(localStorage.getItem('raised') ?? 0);
        localStorage.setItem('raised', String(raised + 1));
      });
    });
    await page.route('**/assets/Sidebar.island*', (route) => route.fulfill({ status: 404 }));
    let begun = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) begun += 1;
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(site.url);
    const menu = menuOf(page, 'Menu');
    await menu.click();
    await expect.poll(() => loads).toBe(2);
    await menu.click();
    await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'failed');
    // The page asks whether its code is gone. Whoever asks after it is answered after it.
    await page.evaluate(() => fetch('/assets/Sidebar.island', { method: 'HEAD' }));
    expect(begun).toBe(2);
    expect(loads).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('raised'))).toBe('2');
  });
});
