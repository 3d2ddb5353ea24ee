import { expect, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';

// What Lighthouse takes for a phone.
test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } });

const waits = '[data-waits]';

/** Marks what the page lays out later. */
const markWaiting = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, footer *')) {
      const waits = getComputedStyle(element).contentVisibility === 'auto';
      element.toggleAttribute('data-waits', waits);
    }
  });

const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const inside = element.firstElementChild;
      return inside?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    });

const studios = ['/services/studio-numerique', '/en/services/digital-studio'];
const longPages = ['/', '/en/homepage', '/carriere', ...studios];

for (const path of inAll(longPages, ['/', '/en/services/digital-studio'])) {
  test(`${path} lays its lower half out when it is scrolled near, and not before`, async ({
    page,
  }) => {
    await page.goto(path);
    await markWaiting(page);
    for (const part of [`main ${waits}`, `footer ${waits}`]) {
      expect(await isLaidOut(page, part)).toBe(false);
      await page.locator(part).evaluate((element) => element.scrollIntoView());
      await expect.poll(() => isLaidOut(page, part)).toBe(true);
    }
  });
}

test('a link into what was not laid out yet leads to its place', async ({ page }) => {
  await page.goto('/carriere');
  await page.locator('a[href="#jobs"]').first().click();
  const jobs = page.locator('#jobs');
  await expect(jobs).toBeInViewport();
  // Also once everything around it has its real size.
  await markWaiting(page);
  await expect.poll(() => isLaidOut(page, `main ${waits}`)).toBe(true);
  const top = async () => (await jobs.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await top()) >= 0 && (await top()) < 823 / 2).toBe(true);
});
