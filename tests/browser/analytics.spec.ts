import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { type Container, startContainer } from './support/container.ts';
import { noChoice } from './support/cookie-choice.ts';
import { shared } from './support/shared.ts';
import { type Site, startSite } from './support/site.ts';

/** A site that measures, with a stand-in for the container that counts every request. */
test.describe.configure({ mode: 'serial' });
test.use({ storageState: noChoice });

let container: Container;
let site: Site;

test.beforeAll(async () => {
  container = await startContainer();
  const env = { GTM_ID: 'GTM-TEST123', GTM_BASE_URL: container.url };
  site = await startSite({ content: shared().content, env });
});
test.afterAll(async () => {
  await site?.stop();
  await container?.stop();
});

const dialogOf = (page: Page) => page.locator('[data-cookie-dialog]');
const accept = (page: Page) => dialogOf(page).locator('[value="accept-all"]').click();
const refuse = (page: Page) => dialogOf(page).locator('[value="refuse-optionals"]').click();
const openSettings = (page: Page) => page.locator('[data-cookie-settings]').click();
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** Every request of the page that leaves the site, and every violation of the policy. */
function watch(page: Page) {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { foreign, complaints };
}

async function walkAll(page: Page): Promise<void> {
  for (const { path } of addresses) {
    await page.goto(`${site.url}${path}`);
    // Wakes what wakes on a first touch.
    await page.mouse.move(300, 40);
    await page.mouse.wheel(0, 2000);
  }
}

test('before an answer: no third party and no cookie, on every address', async ({ page }) => {
  test.setTimeout(240_000);
  const { foreign } = watch(page);
  const before = container.requests.length;
  await walkAll(page);
  expect(foreign).toEqual([]);
  expect(container.requests.length).toBe(before);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('after a refusal: no third party and no other cookie, on every address', async ({ page }) => {
  test.setTimeout(240_000);
  const { foreign } = watch(page);
  await page.goto(site.url);
  await refuse(page);
  const before = container.requests.length;
  await walkAll(page);
  expect(foreign).toEqual([]);
  expect(container.requests.length).toBe(before);
  expect(await cookieNames(page)).toEqual(['cookie-policy']);
});

test('after a yes: denied by default first, then what was agreed, under the strict policy', async ({
  page,
}) => {
  const { complaints } = watch(page);
  const before = container.reports.length;
  await page.goto(`${site.url}/?q=Tremblay`);
  await accept(page);
  await expect.poll(() => container.reports.length).toBeGreaterThan(before);
  const [first, second, third, ...events] = container.reports.at(-1) ?? [];
  expect(first).toMatchObject(['consent', 'default', {}]);
  const defaults = Object.values((first as [string, string, object])[2]);
  expect(defaults.length).toBeGreaterThanOrEqual(4);
  expect(new Set(defaults)).toEqual(new Set(['denied']));
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(third).toMatchObject(['set', { page_location: `${site.url}/` }]);
  expect(events).toMatchObject([
    { event: 'gtm.js' },
    { event: 'accept_all' },
    { event: 'page_view', page_path: '/' },
  ]);

  const link = page.locator('a[href$="#pied"], a[data-track="go_to_contact"]').first();
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
    (element as HTMLElement).click();
  });
  await expect
    .poll(() => JSON.stringify(container.reports.at(-1)))
    .toContain('"event":"go_to_contact"');
  expect(JSON.stringify(container.reports)).not.toContain('Tremblay');
  expect(complaints).toEqual([]);
});

test('a stored yes measures the next page, without saying yes again', async ({ page }) => {
  await page.goto(site.url);
  await accept(page);
  await expect.poll(() => JSON.stringify(container.reports.at(-1))).toContain('accept_all');
  await page.goto(`${site.url}/en/about`);
  await expect
    .poll(() => JSON.stringify(container.reports.at(-1)))
    .toContain('"page_path":"/en/about"');
  const report = JSON.stringify(container.reports.at(-1));
  expect(report).not.toContain('accept_all');
  await expect(dialogOf(page)).toBeHidden();
});

test('what is typed into a form reaches no event', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await accept(page);
  await page.getByLabel('Prénom').fill('Églantine');
  await page.getByLabel('Courriel').fill('eglantine@example.org');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('main')).toContainText('nom est requis');
  expect(JSON.stringify([container.reports, container.requests])).not.toMatch(/glantine/i);
});

test('withdrawal: two clicks, silence at once, cookies gone, on every address', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${site.url}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_TEST', '_gid', 'cookie-policy']);
  await openSettings(page);
  await page.evaluate(() => {
    document.addEventListener('click', () => Reflect.set(window, 'stillThere', true));
  });
  const leavings = () => container.requests.filter((path) => path === '/leaving').length;
  const leavingsBefore = leavings();
  const reloaded = page.waitForEvent('load');
  await refuse(page);
  const before = container.requests.length;
  await reloaded;
  await page.waitForTimeout(500);
  expect(container.requests.slice(before)).toEqual([]);
  // Not even its last words on the way out.
  expect(leavings()).toBe(leavingsBefore);
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(false);
  expect(await cookieNames(page)).toEqual(['cookie-policy']);
  const { foreign } = watch(page);
  await walkAll(page);
  expect(foreign).toEqual([]);
  expect(container.requests.slice(before)).toEqual([]);
  expect(await cookieNames(page)).toEqual(['cookie-policy']);
});

test('withdrawal in one tab stops the others', async ({ page, context }) => {
  await page.goto(`${site.url}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(page)).toContain('_gid');
  const other = await context.newPage();
  await other.goto(`${site.url}/securite`);
  await openSettings(other);
  await refuse(other);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const before = container.requests.length;
  await page.waitForTimeout(500);
  expect(container.requests.length).toBe(before);
  expect(await cookieNames(page)).toEqual(['cookie-policy']);
});

test('a wrong container id stops the program with a sentence', async () => {
  const env = { GTM_ID: 'gtm-wrong' };
  await expect(startSite({ content: shared().content, env })).rejects.toThrow(
    "GTM-ID 'gtm-wrong' is not valid.",
  );
});
