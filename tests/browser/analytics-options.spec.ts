import { expect, type Page, test } from '@playwright/test';
import { cookieChoice } from './support/cookie-choice.ts';
import { gtmId, type Measuring, startMeasuring } from './support/measuring.ts';

/** What each option changes for a visitor who has said yes. */
test.use({ storageState: { cookies: [cookieChoice('127.0.0.1', 'accept-all')], origins: [] } });

let measuring: Measuring | undefined;
test.afterEach(async () => {
  await measuring?.stop();
  measuring = undefined;
});

/** A page with pictures and a link to the contact block, of a site that measures like this. */
async function measured(options: Record<string, string> = {}) {
  measuring = await startMeasuring(options);
  const { site, container } = measuring;
  return { address: `${site.url}/services/studio-numerique`, container };
}

interface Recorded {
  event?: string;
}

const eventsOf = (page: Page) =>
  page.evaluate(() => {
    const layer: Recorded[] = Reflect.get(window, 'dataLayer') ?? [];
    return layer.flatMap(({ event }) => event ?? []);
  });
const scriptsOf = (page: Page) => page.locator('script[src*="/gtm.js"]');

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
  const { address, container } = await measured();
  const release = await holdPictures(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => container.requests).toContain(`/gtm.js?id=${gtmId}`);
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
  const { address, container } = await measured({ GTM_ENABLED: 'false' });
  await page.goto(address);
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
  const { address } = await measured({ GTM_DEBUG: 'true' });
  await page.goto(address);
  await expect.poll(() => eventsOf(page)).toContain('page_view');
  await page.locator('a[data-track="go_to_contact"]').first().click();
  await expect.poll(() => eventsOf(page)).toContain('go_to_contact');
  // The browser has lines of its own to say.
  const told = () => lines.filter((line) => line.startsWith('debug: analytics'));
  await expect.poll(told).toHaveLength(6);
  expect(told().join()).toMatch(/consent.*gtm\.js.*page_view.*go_to_contact/);
});

test('GTM_LOAD_SCRIPT=false collects events and loads nothing', async ({ page }) => {
  const { address, container } = await measured({ GTM_LOAD_SCRIPT: 'false' });
  await page.goto(address);
  await expect.poll(() => eventsOf(page)).toEqual(['gtm.js', 'page_view']);
  await page.locator('a[data-track="go_to_contact"]').first().click();
  await expect.poll(() => eventsOf(page)).toContain('go_to_contact');
  await expect(scriptsOf(page)).toHaveCount(0);
  expect(container.requests).toEqual([]);
});

test('GTM_DEFER=true asks for the script once the page is loaded', async ({ page }) => {
  const { address, container } = await measured({ GTM_DEFER: 'true' });
  const release = await holdPictures(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => eventsOf(page)).toContain('page_view');
  await expect(scriptsOf(page)).toHaveCount(0);
  expect(container.requests).toEqual([]);
  release();
  await expect.poll(() => container.requests).toContain(`/gtm.js?id=${gtmId}`);
  await expect(scriptsOf(page)).toHaveCount(1);
});

test('a wrong container id stops the program with a sentence', async () => {
  await expect(measured({ GTM_ID: 'gtm-wrong' })).rejects.toThrow(
    "GTM-ID 'gtm-wrong' is not valid.",
  );
});
