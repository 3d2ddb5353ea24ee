import { expect, type Page } from '@playwright/test';

/** Scrolls to each part that wakes when it is seen, waits until it has, and goes back up. */
export async function wakeVisible(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island][data-when=visible]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-state', 'awake');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
