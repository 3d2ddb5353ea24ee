import { expect, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';

/**
 * How much of what was visible moved, as browsers count it for their users: 0.1 is held to be good.
 * A single line that breaks at another word, which no stand-in can rule out, moves about 0.02.
 */
const hardlyAnything = 0.04;

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const path of inAll(['/', '/en/homepage', '/services', '/en/news', '/contact'], ['/'])) {
    test(`${path} stays in place at ${width} px when the fonts come late`, async ({ page }) => {
      const letFontsCome = await holdBackFonts(page);
      await page.addInitScript(countShifts);
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeVisible();
      await nextFrame(page);
      expect(await hasFont(page)).toBe(false);

      letFontsCome();
      await expect.poll(() => hasFont(page)).toBe(true);
      await nextFrame(page);

      const shifted = await page.evaluate(() => document.documentElement.dataset.shifted);
      expect(Number(shifted)).toBeLessThan(hardlyAnything);
    });
  }
}

async function holdBackFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function countShifts() {
  let shifted = 0;
  const show = () => {
    document.documentElement.dataset.shifted = String(shifted);
  };
  document.addEventListener('DOMContentLoaded', show);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) shifted += Number(entry.value);
    }
    show();
  }).observe({ type: 'layout-shift', buffered: true });
}

const hasFont = (page: Page) => page.evaluate(() => document.fonts.check('800 1rem Bricolage'));

/** What is drawn next has been drawn. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
