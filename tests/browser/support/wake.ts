import { expect, type Page } from '@playwright/test';

/** Scrolls to each part that wakes when it is seen, waits until it has, and goes back up. */
export async function wakeVisible(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island][data-when=visible]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-state', 'awake');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Brings every part of the page to life, whatever it waits for. */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.dispatchEvent(new Event('focusin'));
    }
  });
  await expect(page.locator('[data-island]:not([data-state="awake"])')).toHaveCount(0);
}
