import { expect, test } from '@playwright/test';

const post = '/blogue/surcouches-accessibilite-gadget';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search finds posts by their words and keeps the chosen category', async ({ page }) => {
    await page.goto('/blogues');
    const categories = page.locator('ul[aria-label="Filtrer par catégorie"]');
    await categories.getByRole('link', { name: 'Accessibilité' }).click();
    await expect(page).toHaveURL('/blogues?categorie=accessibilite');
    await page.getByRole('searchbox', { name: 'Un sujet en tête' }).fill('  GADGET ');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^1 article/ })).toBeVisible();
    await expect(categories.locator('[aria-current]')).toContainText('Accessibilité');
    await expect(page.getByRole('searchbox')).toHaveValue('GADGET');
    await page.getByRole('link', { name: /Un gadget dans le coin/ }).click();
    await expect(page).toHaveURL(post);
  });

  test('a search without a match says so, and what to try', async ({ page }) => {
    await page.goto('/en/blog');
    await page.getByRole('searchbox').fill('raccoon');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/en/blog?q=raccoon');
    await expect(page.getByText('No article matches your search.')).toBeVisible();
    await expect(page.getByText('Try a broader term')).toBeVisible();
    await page.getByRole('link', { name: 'See all articles' }).click();
    await expect(page).toHaveURL('/en/blog');
  });

  test('the pager keeps search and category', async ({ page }) => {
    await page.goto('/blogues');
    await page.getByRole('link', { name: 'Suivante' }).click();
    await expect(page).toHaveURL('/blogues?page=2');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\?page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('a chosen category has another name in the other language', async ({ page }) => {
  await page.goto('/blogues?categorie=sous-le-capot');
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/blog?category=under-the-hood&lang=en');
  await expect(page.locator('ul[aria-label="Filter by category"] [aria-current]')).toHaveText(
    /^Under the hood/,
  );
});

test('what is searched is never run and never indexed', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto(`/blogues?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('searchbox')).toHaveValue('"><img src=x onerror=alert(1)>');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(dialogs).toEqual([]);
});

test('a post switches to its translation and says what it is', async ({ page }) => {
  await page.goto(post);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute(
    'href',
    /\/en\/blog\/accessibility-overlays-widget$/,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json) => JSON.parse(json)['@type'])).toContain('BlogPosting');
  await page.getByRole('link', { name: 'Accessibilité', exact: true }).first().click();
  await expect(page).toHaveURL('/blogues?categorie=accessibilite');
  await page.goto(post);
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/blog/accessibility-overlays-widget?lang=en');
});

test('a post without translation leads to the other list, with a notice', async ({ page }) => {
  await page.goto('/en/blog/bilingual-from-day-one');
  await page
    .locator('header')
    .getByRole('link', { name: /version française/ })
    .first()
    .click();
  await expect(page).toHaveURL('/blogues?lang=fr&notice=untranslated');
  await expect(page.getByText('n’existe pas encore en français')).toBeVisible();
});
