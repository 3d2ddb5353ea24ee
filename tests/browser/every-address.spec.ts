import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { axeViolations, faintTexts } from './support/axe.ts';
import { htmlFaults } from './support/html-faults.ts';
import {
  cutTexts,
  excessWidth,
  fixedParts,
  runningAnimations,
  spaceTexts,
} from './support/presentation.ts';
import { seeAll } from './support/see-all.ts';

/** What a visitor never sees and we must: errors, refused loads, violations of the policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser's driver says that it does as playwright.config.ts tells it.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

const desktop = { width: 1280, height: 800 };
/** 1280 px at 400 %. */
const narrow = { width: 320, height: 640 };

for (const { path, locale } of addresses) {
  test(`${path} is whole, valid, accessible and readable however it is shown`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints = complaintsOf(page);
    const response = await page.goto(path);

    await test.step('whole', async () => {
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        locale === 'fr' ? 'fr-CA' : 'en-CA',
      );
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).toMatch(/Salve/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);
      await seeAll(page);
      expect(complaints).toEqual([]);
    });

    await test.step('valid', async () => {
      expect(await htmlFaults((await response?.text()) ?? '')).toEqual([]);
    });

    await test.step('accessible', async () => {
      expect(await axeViolations(page)).toEqual([]);
      const ids = await page
        .locator('[id]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(await runningAnimations(page)).toBe(0);
    });

    await test.step('in the dark and in the colours of the system', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faintTexts(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect(await faintTexts(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
      expect(await fixedParts(page)).toEqual([]);
      expect(await faintTexts(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('at 320 px, also with wide spacing', async () => {
      await page.setViewportSize(narrow);
      expect(await excessWidth(page)).toBe(0);
      await spaceTexts(page);
      expect(await excessWidth(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
      await page.setViewportSize(desktop);
      expect(await cutTexts(page)).toEqual([]);
    });
  });
}
