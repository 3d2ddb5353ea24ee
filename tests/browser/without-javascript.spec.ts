import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { noChoice } from './support/cookie-choice.ts';

test.use({ javaScriptEnabled: false, storageState: noChoice });

for (const { path, locale } of addresses) {
  test(`${path} is whole without JavaScript, and leads on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-cookie-dialog]')).toBeHidden();

    const emptyPictures = await page
      .locator('main img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).filter((image) => image.naturalWidth === 0).map(String),
      );
    expect(emptyPictures).toEqual([]);

    for (const details of await page.locator('main details').all()) {
      if ((await details.getAttribute('open')) !== null) continue;
      await details.locator('summary').first().click();
      await expect(details).toHaveAttribute('open');
    }

    // The footer's contact form, where there is one, is a form that posts by itself.
    for (const form of await page.locator('form').all()) {
      await expect(form).toHaveAttribute('action', /^\//);
      await expect(form.locator('button[type=submit], button:not([type])').first()).toBeEnabled();
    }

    await page.locator('header a[hreflang]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr' ? 'en-CA' : 'fr-CA');
  });
}
