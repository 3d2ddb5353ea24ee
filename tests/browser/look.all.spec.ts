import { expect, test } from '@playwright/test';

/**
 * A handful of first views, compared with the pictures in `pictures/`. Everything else is looked at
 * with `npm run shots`. A change that is meant: look at the difference, then run this file with
 * `--update-snapshots`.
 */
const views = [
  { name: 'home-phone', path: '/', width: 360, colorScheme: 'light' },
  { name: 'home-desktop', path: '/en/homepage', width: 1280, colorScheme: 'light' },
  { name: 'contact-tablet', path: '/en/contact', width: 768, colorScheme: 'light' },
  { name: 'studio-desktop', path: '/services/studio-numerique', width: 1280, colorScheme: 'light' },
  {
    name: 'article-phone-night',
    path: '/nouvelle/vingt-ans-de-bonjours',
    width: 360,
    colorScheme: 'dark',
  },
  { name: 'not-found', path: '/nulle-part', width: 1024, colorScheme: 'light' },
] as const;

for (const { name, path, width, colorScheme } of views) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
