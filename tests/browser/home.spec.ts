import { expect, type Page, test } from '@playwright/test';
import { holdClock } from './support/held-clock.ts';

/** Keeps what pages tell analytics, whether or not anyone listens. */
async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { trackedEvents: events });
    document.addEventListener('salve:track', (event) => {
      if (event instanceof CustomEvent) events.push(event.detail);
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { trackedEvents: unknown[] }).trackedEvents);
}

test('the French home shows two news, the English one two blog posts', async ({ page }) => {
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Quoi de neuf' });
  await expect(latest.getByRole('article')).toHaveCount(2);
  for (const link of await latest.getByRole('article').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/nouvelle\//);
  }

  await page.goto('/en/homepage');
  const posts = page.getByRole('region', { name: 'What’s new' });
  await expect(posts.getByRole('article')).toHaveCount(2);
  for (const link of await posts.getByRole('article').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/en\/blog\//);
  }
});

test('talk-to-us leads to the contact page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Parlons-en' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('the discuss link of the services overview', () => {
  test('scrolls to the contact block, moves focus there after 500 ms and says so', async ({
    page,
  }) => {
    const events = await recordEvents(page);
    await holdClock(page);
    await page.goto('/services');
    await page.getByRole('link', { name: 'Discutons de votre projet' }).first().click();
    expect(await events()).toEqual([{ event: 'go_to_contact' }]);
    await page.clock.runFor(400);
    await expect(page.locator('#pied')).not.toBeFocused();
    await page.clock.runFor(150);
    await expect(page.locator('#pied')).toBeFocused();
    await expect(page.locator('#pied')).toBeInViewport();
  });

  test('does not call back who has moved on', async ({ page }) => {
    await holdClock(page);
    await page.goto('/services');
    await page.getByRole('link', { name: 'Discutons de votre projet' }).first().click();
    await page.locator('#pied').getByRole('link').first().focus();
    await page.clock.runFor(600);
    await expect(page.locator('#pied')).not.toBeFocused();
  });
});

test.describe('the share dropdown', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    const article = page.getByRole('region', { name: 'Quoi de neuf' }).getByRole('link').last();
    await page.goto((await article.getAttribute('href')) ?? '');
  });

  const dropdown = (page: Page) => {
    const menu = page.locator('[data-island="ShareMenu"] details');
    return { menu, summary: menu.locator('summary'), links: menu.getByRole('link') };
  };

  test('closes on Escape and gives focus back', async ({ page }) => {
    const { menu, summary, links } = dropdown(page);
    await summary.click();
    await expect(links).toHaveCount(3);
    await expect(page.locator('[data-island="ShareMenu"]')).toHaveAttribute('data-state', 'awake');
    await links.first().focus();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('closes on a click outside and when focus leaves', async ({ page }) => {
    const { menu, summary, links } = dropdown(page);
    await summary.click();
    await expect(page.locator('[data-island="ShareMenu"]')).toHaveAttribute('data-state', 'awake');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).not.toHaveAttribute('open');

    await summary.click();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open');
  });
});
