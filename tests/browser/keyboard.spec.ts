import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { noChoice } from './support/cookie-choice.ts';
import { nextStop, type Stop, unreached } from './support/focus.ts';
import { skipPictures } from './support/skip-pictures.ts';
import { wakeVisible } from './support/wake-visible.ts';

// With the question about cookies open, which could lie over what has focus.
test.use({ storageState: noChoice, viewport: { width: 1280, height: 800 } });

/** No page has so many: whoever gets there goes in circles. */
const tooMany = 400;

for (const { path } of addresses) {
  test(`${path}: Tab reaches everything, shows where it is, and leads out`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await skipPictures(page.context());
    await page.goto(path);
    await expect(page.locator('[data-cookie-dialog]')).toBeVisible();
    await wakeVisible(page);

    const stops: Stop[] = [];
    for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
      stops.push(stop);
      expect(stops.length, `stops at ${stop.html}`).toBeLessThan(tooMany);
    }
    expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
    expect(stops.filter(({ isUnmarked }) => isUnmarked)).toEqual([]);
    expect(await unreached(page)).toEqual([]);
  });
}
