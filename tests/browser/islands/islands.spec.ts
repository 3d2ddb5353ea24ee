import { expect, type Page, test } from '@playwright/test';
import { type FixtureServer, startFixtureServer } from './fixture-server.ts';

let fixture: FixtureServer;
test.beforeAll(async () => {
  fixture = await startFixtureServer();
});
test.afterAll(() => fixture.stop());

const island = (page: Page, when: string) => page.locator(`#${when} [data-island]`);
const reactRequests = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/react-dom|hydrate/.test(request.url())) seen.push(request.url());
  });
  return seen;
};

test('an island of the first view sleeps until it is touched, and its first click counts', async ({
  page,
}) => {
  const requests = reactRequests(page);
  await page.goto(fixture.url(['interaction']));
  await expect(island(page, 'interaction')).toHaveAttribute('data-state', 'asleep');
  expect(requests).toEqual([]);
  // A click without a pointer's approach, as assistive technology makes it.
  await page.getByRole('button').dispatchEvent('click');
  await expect(page.getByRole('button')).toHaveText('interaction: 1');
  expect(requests).not.toEqual([]);
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('interaction: 2');
});

test('the keyboard wakes an island and works at once', async ({ page }) => {
  await page.goto(fixture.url(['interaction']));
  await page.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button')).toHaveText('interaction: 1');
});

test('an island below wakes when it comes into view', async ({ page }) => {
  await page.goto(fixture.url(['visible']));
  await expect(island(page, 'visible')).toHaveAttribute('data-state', 'asleep');
  await island(page, 'visible').scrollIntoViewIfNeeded();
  await expect(island(page, 'visible')).toHaveAttribute('data-state', 'awake');
});

test('an idle island wakes by itself', async ({ page }) => {
  await page.goto(fixture.url(['idle']));
  await expect(island(page, 'idle')).toHaveAttribute('data-state', 'awake');
});

test('ids agree on both sides and differ between islands', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(fixture.url(['idle', 'visible']));
  const before = await page
    .locator('span[id]')
    .evaluateAll((spans) => spans.map((span) => span.id));
  expect(new Set(before).size).toBe(2);
  await expect(island(page, 'idle')).toHaveAttribute('data-state', 'awake');
  await island(page, 'visible').scrollIntoViewIfNeeded();
  await expect(island(page, 'visible')).toHaveAttribute('data-state', 'awake');
  await page.getByRole('button', { name: 'idle' }).click();
  await expect(page.getByRole('button', { name: 'idle' })).toHaveText('idle: 1');
  const after = await page.locator('span[id]').evaluateAll((spans) => spans.map((span) => span.id));
  expect(after).toEqual(before);
  expect(complaints).toEqual([]);
});

const countVisits = (page: Page) => {
  const counted = { visits: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.visits += 1;
  });
  return counted;
};

test('code that is gone reloads once, then the page stays usable', async ({ page }) => {
  const counted = countVisits(page);
  await page.route('**/assets/Counter.island-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(fixture.url(['idle']));
  await expect.poll(() => counted.visits).toBe(2);
  await expect(island(page, 'idle')).toHaveAttribute('data-state', 'failed');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/#below$/);
  expect(counted.visits).toBe(2);
});

test('code that is only held up takes the page from nobody', async ({ page }) => {
  const counted = countVisits(page);
  await page.route('**/assets/Counter.island-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 200 }) : route.abort(),
  );
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto(fixture.url(['idle']));
  await asked;
  await expect(island(page, 'idle')).toHaveAttribute('data-state', 'failed');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/#below$/);
  expect(counted.visits).toBe(1);
});

test('a page without islands runs nothing but the few lines that look for them', async ({
  page,
}) => {
  const requests = reactRequests(page);
  await page.goto(fixture.url([]));
  // Each in its turn: what would wake when nothing else is to do has done so before.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
});
