import { test as base, expect, type Page } from '@playwright/test';
import { complaintsOf } from './support/complaints.ts';
import { type Container, lastWord } from './support/container.ts';
import { noChoice } from './support/cookie-choice.ts';
import { cookieNames, foreignRequests } from './support/foreign.ts';
import { awake } from './support/forms.ts';
import { type Measuring, startMeasuring } from './support/measuring.ts';

/** Each test has a site and a container of its own: what one visitor's page still says late is not another's. */
const test = base.extend<{ measuring: Measuring }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads which fixtures are asked for.
  measuring: async ({}, use) => {
    const measuring = await startMeasuring();
    await use(measuring);
    await measuring.stop();
  },
});
test.use({ storageState: noChoice, serviceWorkers: 'allow' });

const dialogOf = (page: Page) => page.locator('[data-cookie-dialog]');
const accept = (page: Page) => dialogOf(page).locator('[value="accept-all"]').click();
const refuse = (page: Page) => dialogOf(page).locator('[value="refuse-optionals"]').click();
const settingsOf = (page: Page) => page.locator('[data-cookie-settings]');
const lastReport = ({ container }: Measuring) => JSON.stringify(container.reports.at(-1));
/** Until the container, if it still lives, has ticked and has been heard. */
const listen = (page: Page, container: Container) =>
  page.evaluate(async (address) => {
    // Its timer is shorter.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await fetch(address, { mode: 'no-cors' });
  }, container.url + lastWord);
/** The site's own code that measures, each time that a page asks for it. */
function measuringCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/analytics-')) asked.push(request.url());
  });
  return asked;
}

test('before an answer and after a refusal: no third party, also not through the service worker', async ({
  page,
  context,
  measuring: { site, container },
}) => {
  const foreign = foreignRequests(context, site.url);
  const code = measuringCode(page);
  await page.goto(site.url);
  // Long after the page has looked whether it may measure.
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await cookieNames(context)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await refuse(page);
  await page.goto(`${site.url}/a-propos`);
  // Shown by the script that would measure, just before.
  await expect(settingsOf(page)).toBeVisible();
  expect(await cookieNames(context)).toEqual(['cookie-policy']);
  expect(code).toEqual([]);
  expect(foreign).toEqual([]);
  expect(container.requests).toEqual([]);
});

test('after a yes: denied by default first, then what was agreed, under the strict policy', async ({
  page,
  measuring,
}) => {
  const { site, container } = measuring;
  const complaints = complaintsOf(page);
  const code = measuringCode(page);
  const answer = await page.goto(`${site.url}/`);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' http:\/\/localhost:\d+\/gtm\.js http:\/\/localhost:\d+\/gtag\/;/,
  );
  expect(policy).not.toContain('unsafe');
  await accept(page);
  await expect.poll(() => lastReport(measuring)).toContain('page_view');
  expect(code).toHaveLength(1);
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
  await expect.poll(() => lastReport(measuring)).toContain('"event":"go_to_contact"');
  expect(complaints).toEqual([]);
});

test('what is searched for, and the name of a message, reach neither this page’s measuring nor the next one’s', async ({
  page,
  measuring,
}) => {
  const { site, container } = measuring;
  await page.goto(site.url);
  await accept(page);
  await expect.poll(() => lastReport(measuring)).toContain('accept_all');
  for (const path of [
    '/recherche?q=Tremblay',
    '/en/search?q=Tremblay',
    '/blogues?q=Tremblay',
    '/merci?reference=C-7F3K-92',
    '/securite/plainte?notice=sent&reference=P-7F3K-92',
  ]) {
    await page.goto(site.url + path);
    const before = container.pages.length;
    const about = page.locator('a[href="/a-propos"], a[href="/en/about"]').first();
    await about.evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => container.pages.length, path).toBeGreaterThan(before);
  }
  const told = JSON.stringify([container.pages, container.reports, container.requests]);
  expect(told).not.toMatch(/Tremblay|7F3K/);
});

test('what is typed into a form reaches no event', async ({ page, measuring }) => {
  const { site, container } = measuring;
  await page.goto(`${site.url}/contact`);
  await accept(page);
  await expect.poll(() => lastReport(measuring)).toContain('accept_all');
  const form = page.locator('main form');
  await form.getByLabel('Prénom').fill('Églantine');
  await awake(page);
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

test('withdrawal: silence at once, not even last words on the way out', async ({
  page,
  context,
  measuring: { site, container },
}) => {
  await page.goto(`${site.url}/a-propos`);
  await accept(page);
  await expect
    .poll(() => cookieNames(context))
    .toEqual(['_ga', '_ga_TEST', '_gid', 'cookie-policy']);
  await settingsOf(page).click();
  await page.evaluate(() => {
    document.addEventListener('click', () => Reflect.set(window, 'stillThere', true));
  });
  const reloaded = page.waitForEvent('load');
  await refuse(page);
  const refused = Date.now();
  await reloaded;
  await listen(page, container);
  expect(container.requestsSince(refused)).toEqual([]);
  expect(container.requests.filter((path) => path.startsWith('/leaving'))).toEqual([]);
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(false);
  expect(await cookieNames(context)).toEqual(['cookie-policy']);
});

test('withdrawal deletes cookies that were set for the domain above', async ({
  page,
  context,
  measuring: { site },
}) => {
  await page.goto(`${site.url.replace('127.0.0.1', 'www.salve.localhost')}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(context)).toContain('_gcl_au');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === '_gcl_au')?.domain).toBe('.salve.localhost');
  await settingsOf(page).click();
  await refuse(page);
  await expect.poll(() => cookieNames(context)).toEqual(['cookie-policy']);
});

test('withdrawal in one tab stops the others', async ({
  page,
  context,
  measuring: { site, container },
}) => {
  await page.goto(`${site.url}/a-propos`);
  await accept(page);
  await expect.poll(() => cookieNames(context)).toContain('_gid');
  const other = await context.newPage();
  await other.goto(`${site.url}/securite`);
  await settingsOf(other).click();
  await refuse(other);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const stopped = Date.now();
  await listen(page, container);
  expect(container.requestsSince(stopped)).toEqual([]);
  expect(await cookieNames(context)).toEqual(['cookie-policy']);
});
