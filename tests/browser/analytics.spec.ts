import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { type Container, startContainer } from './support/container.ts';
import { noChoice } from './support/cookie-choice.ts';
import { shared } from './support/shared.ts';
import { type Site, startSite } from './support/site.ts';
import { skipPictures } from './support/skip-pictures.ts';

/** A site that measures, with a stand-in for the container that counts every request. */
test.describe.configure({ mode: 'default' });
test.use({ storageState: noChoice, serviceWorkers: 'allow' });

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
const settingsOf = (page: Page) => page.locator('[data-cookie-settings]');
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();
const lastReport = () => JSON.stringify(container.reports.at(-1));

/** Every request of this browser that leaves the site, and every violation of the policy. */
function watch(page: Page) {
  const foreign: string[] = [];
  const complaints: string[] = [];
  // Of the context, not the page: what the service worker asks for counts too.
  page.context().on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { foreign, complaints };
}

/** Visits every address, with all that waits on it brought to life. */
async function walkAll(page: Page, look?: (path: string) => Promise<void>): Promise<void> {
  await skipPictures(page.context());
  for (const { path } of addresses) {
    await page.goto(`${site.url}${path}`);
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      for (const island of document.querySelectorAll('[data-island]')) {
        island.dispatchEvent(new Event('focusin'));
      }
    });
    await expect(page.locator('[data-island]:not([data-state="awake"])')).toHaveCount(0);
    await look?.(path);
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
  const answer = await page.goto(`${site.url}/?q=Tremblay`);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' http:\/\/localhost:\d+;/);
  expect(policy).not.toContain('unsafe');
  await accept(page);
  await expect.poll(() => container.reports.length).toBeGreaterThan(before);
  const [first, second, third, ...events] = container.reports.at(-1) ?? [];
  expect(first).toMatchObject(['consent', 'default', {}]);
  const defaults = (first as [string, string, Record<string, string>])[2];
  expect(Object.keys(defaults)).toEqual(
    expect.arrayContaining([
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
    ]),
  );
  expect(new Set(Object.values(defaults))).toEqual(new Set(['denied']));
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(third).toMatchObject(['set', { page_location: `${site.url}/` }]);
  expect(events).toMatchObject([
    { event: 'gtm.js' },
    { event: 'accept_all' },
    { event: 'page_view', page_path: '/' },
  ]);

  const link = page.locator('a[data-track="go_to_contact"]').first();
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
    (element as HTMLElement).click();
  });
  await expect.poll(lastReport).toContain('"event":"go_to_contact"');
  expect(JSON.stringify(container.reports)).not.toContain('Tremblay');
  expect(complaints).toEqual([]);
});

test('a stored yes measures every address, without saying yes again; withdrawal is at hand', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { complaints } = watch(page);
  // Not on the first address of the walk, whose report would be taken for the walk's.
  await page.goto(`${site.url}/contact`);
  await accept(page);
  await expect.poll(lastReport).toContain('accept_all');
  await walkAll(page, async (path) => {
    await expect.poll(lastReport).toContain(`"page_path":"${path}"`);
    expect(lastReport()).not.toContain('accept_all');
    await expect(dialogOf(page)).toBeHidden();
    await expect(settingsOf(page)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('what is typed into a form reaches no event', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await accept(page);
  await expect.poll(lastReport).toContain('accept_all');
  const form = page.locator('main form');
  await form.getByLabel('Prénom').fill('Églantine');
  await form.getByLabel('Courriel').fill('eglantine@example.org');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form).toContainText('nom est requis');
  await form.getByLabel('Nom', { exact: false }).nth(1).fill('Beausoleil');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('main')).toContainText('Votre message est bien parti');
  const recorded = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
  expect(recorded).toContain('page_view');
  const told = recorded + JSON.stringify([container.reports, container.requests]);
  expect(told).not.toMatch(/glantine|beausoleil/i);
});

test('withdrawal: two clicks, silence at once, cookies gone, on every address', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${site.url}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_TEST', '_gid', 'cookie-policy']);
  await settingsOf(page).click();
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

test('withdrawal deletes cookies that were set for the domain above', async ({ page }) => {
  await page.goto(`${site.url.replace('127.0.0.1', 'www.salve.localhost')}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(page)).toContain('_gcl_au');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '_gcl_au')?.domain).toBe('.salve.localhost');
  await settingsOf(page).click();
  await refuse(page);
  await expect.poll(() => cookieNames(page)).toEqual(['cookie-policy']);
});

test('withdrawal in one tab stops the others', async ({ page, context }) => {
  await page.goto(`${site.url}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(page)).toContain('_gid');
  const other = await context.newPage();
  await other.goto(`${site.url}/securite`);
  await settingsOf(other).click();
  await refuse(other);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const before = container.requests.length;
  await page.waitForTimeout(500);
  expect(container.requests.length).toBe(before);
  expect(await cookieNames(page)).toEqual(['cookie-policy']);
});
