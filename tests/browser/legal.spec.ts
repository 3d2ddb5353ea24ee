import { expect, test } from '@playwright/test';

test('the terms have 13 sections, are not indexed, and are French on the English address', async ({
  page,
}) => {
  await page.goto('/en/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page.locator('main [lang="fr"] section')).toHaveCount(13);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('an entry of the table of contents leads to its part and moves focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/securite/politique-confidentialite');
  const contents = page.getByRole('navigation', { name: 'Dans cette page' });
  await contents.getByRole('link').nth(3).click();
  await expect(page.locator('#part-4')).toBeInViewport();
  await expect(page.locator('#part-4')).toBeFocused();
});

test('both policies are there to be downloaded', async ({ page, request }) => {
  await page.goto('/securite/politique-confidentialite');
  const links = page.getByRole('link', { name: /\(PDF\)/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('every document on the security page answers', async ({ page, request }) => {
  await page.goto('/en/security');
  const links = await page
    .locator('main li h3 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThanOrEqual(7);
  expect(new Set(links).size).toBe(links.length);
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
});

test('thank you leads home and is not indexed', async ({ page }) => {
  await page.goto('/merci');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Merci\s!/);
  await expect(page.getByText('Nous vous contacterons sous peu.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown address says so in the language of its path', async ({ page }) => {
  const answer = await page.goto('/en/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops! We couldn't find the page you are looking for...",
  );
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute(
    'href',
    '/en/homepage',
  );
});
