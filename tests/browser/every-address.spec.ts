import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';

/** What a visitor never sees and we must: errors, refused loads, violations of the policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Brings everything that waits to be scrolled to into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const { path, locale } of addresses) {
  test(`${path} is whole, clean and accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints = complaintsOf(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr' ? 'fr-CA' : 'en-CA');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).toMatch(/Salve/);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

for (const { path } of addresses) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}
