import { expect, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { type Address, pages } from './support/addresses.ts';
import { noChoice } from './support/cookie-choice.ts';

test.use({ javaScriptEnabled: false, storageState: noChoice });

const perVisit = 8;
const visits = pages.flatMap((_, start) =>
  start % perVisit === 0 ? [pages.slice(start, start + perVisit)] : [],
);

// Several pages in one visit, by way of the language switch: opening a browser is what takes time.
for (const [number, visit] of visits.entries()) {
  test(`whole without JavaScript, leading on: visit ${number + 1}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [turn, languages] of visit.entries()) {
      for (const address of inAll(languages, [languages[turn % 2 === 0 ? 0 : 1]])) {
        await test.step(address.path, () => expectWhole(page, address));
      }
    }
  });
}

async function expectWhole(page: Page, { path, locale }: Address): Promise<void> {
  await comeTo(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-cookie-dialog]')).toBeHidden();
  expect(await emptyPictures(page)).toEqual([]);
  await openDisclosures(page);

  // The footer's contact form, where there is one, is a form that posts by itself.
  for (const form of await page.locator('form').all()) {
    await expect(form).toHaveAttribute('action', /^\//);
    await expect(form.locator('button[type=submit], button:not([type])').first()).toBeEnabled();
  }

  await page.locator('header a[hreflang]').first().click();
  const other = locale === 'fr' ? 'en-CA' : 'fr-CA';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
}

/** Where the language switch has led already, for most pages. */
async function comeTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await page.waitForLoadState('load');
}

const emptyPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).filter((image) => image.naturalWidth === 0).map(String),
    );

async function openDisclosures(page: Page): Promise<void> {
  for (const details of await page.locator('main details').all()) {
    if ((await details.getAttribute('open')) !== null) continue;
    await details.locator('summary').first().click();
    await expect(details).toHaveAttribute('open');
  }
}
