import { expect, test } from '@playwright/test';

test('the team stands in the order of the alphabet, under a title in the page’s language', async ({
  page,
}) => {
  await page.goto('/en/about');
  const team = page.getByRole('region', { name: 'A tribe of talents' });
  const names = await team.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test.describe('the picture above the team', () => {
  const picture = 'section[aria-labelledby="equipe"] img >> nth=0';

  test('goes by more slowly than the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/a-propos');
    const timelines = await page
      .locator(picture)
      .evaluate((image) => image.getAnimations().map(({ timeline }) => timeline?.constructor.name));
    expect(timelines).toEqual(['ViewTimeline']);
  });

  test('stands still for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/a-propos');
    expect(await page.locator(picture).evaluate((image) => image.getAnimations().length)).toBe(0);
  });
});

test('the contact page shows the form once, and the footer does without', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('form[action="/functions/contact/?lang=fr"]')).toHaveCount(1);
  await expect(page.locator('footer form')).toHaveCount(0);
  await expect(page.getByText('Les champs marqués d’un * sont obligatoires.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /^https:/);
});
