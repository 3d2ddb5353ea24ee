import { expect, type Page, test } from '@playwright/test';
import { type Container, startContainer } from './support/container.ts';
import { cookieChoice } from './support/cookie-choice.ts';
import { shared } from './support/shared.ts';
import { type Site, startSite } from './support/site.ts';

/** What each option changes for a visitor who has said yes. */
test.use({ storageState: { cookies: [cookieChoice('127.0.0.1', 'accept-all')], origins: [] } });

let container: Container;
let site: Site | undefined;

test.beforeEach(async () => {
  container = await startContainer();
});
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
  await container.stop();
});

/** A page with pictures and a link to the contact block, of a site that measures like this. */
async function measuring(options: Record<string, string> = {}): Promise<string> {
  const env = { GTM_ID: 'GTM-TEST123', GTM_BASE_URL: container.url, ...options };
  site = await startSite({ content: shared().content, env });
  return `${site.url}/services/studio-numerique`;
}

interface Recorded {
  event?: string;
}

const eventsOf = (page: Page) =>
  page.evaluate(() => {
    const layer: Recorded[] = Reflect.get(window, 'dataLayer') ?? [];
    return layer.flatMap(({ event }) => event ?? []);
  });
const scriptsOf = (page: Page) => page.locator(`script[src^="${container.url}"]`);

function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

/** The page counts as loaded only after its pictures are released. */
async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/scenes/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('by default: enabled, silent, the script loaded beside the page', async ({ page }) => {
  const lines = consoleOf(page);
  const address = await measuring();
  const release = await holdPictures(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => container.requests).toContain('/gtm.js?id=GTM-TEST123');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  await page.waitForLoadState('load');
  expect(await eventsOf(page)).toEqual(['gtm.js', 'page_view']);
  await expect(scriptsOf(page)).toHaveCount(1);
  expect(lines).toEqual([]);
});

test('GTM_ENABLED=false measures nobody, whatever they answered', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/analytics/.test(request.url())) code.push(request.url());
  });
  const settings = page.locator('[data-cookie-settings]');
  await page.goto(await measuring({ GTM_ENABLED: 'false' }));
  for (const answer of ['refuse-optionals', 'accept-all']) {
    await settings.click();
    await page.locator(`[data-cookie-dialog] [value="${answer}"]`).click();
  }
  await expect(settings).toBeFocused();
  expect(code).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(container.requests).toEqual([]);
  expect(await page.context().cookies()).toMatchObject([{ name: 'cookie-policy' }]);
});

test('GTM_DEBUG=true tells the console what is recorded', async ({ page }) => {
  const lines = consoleOf(page);
  await page.goto(await measuring({ GTM_DEBUG: 'true' }));
  await expect.poll(() => eventsOf(page)).toContain('page_view');
  await page.locator('a[data-track="go_to_contact"]').first().click();
  await expect.poll(() => eventsOf(page)).toContain('go_to_contact');
  await expect.poll(() => lines.at(-1)).toContain('go_to_contact');
  const told = lines.filter((line) => line.startsWith('debug: analytics'));
  expect(told).toHaveLength(6);
  expect(told.join()).toMatch(/consent.*gtm\.js.*page_view.*go_to_contact/);
});

test('GTM_LOAD_SCRIPT=false collects events and loads nothing', async ({ page }) => {
  await page.goto(await measuring({ GTM_LOAD_SCRIPT: 'false' }));
  await expect.poll(() => eventsOf(page)).toEqual(['gtm.js', 'page_view']);
  await page.locator('a[data-track="go_to_contact"]').first().click();
  await expect.poll(() => eventsOf(page)).toContain('go_to_contact');
  await expect(scriptsOf(page)).toHaveCount(0);
  expect(container.requests).toEqual([]);
});

test('GTM_DEFER=true asks for the script once the page is loaded', async ({ page }) => {
  const address = await measuring({ GTM_DEFER: 'true' });
  const release = await holdPictures(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => eventsOf(page)).toContain('page_view');
  await expect(scriptsOf(page)).toHaveCount(0);
  expect(container.requests).toEqual([]);
  release();
  await expect.poll(() => container.requests).toContain('/gtm.js?id=GTM-TEST123');
  await expect(scriptsOf(page)).toHaveCount(1);
});

test('a wrong container id stops the program with a sentence', async () => {
  await expect(measuring({ GTM_ID: 'gtm-wrong' })).rejects.toThrow(
    "GTM-ID 'gtm-wrong' is not valid.",
  );
});
