import { expect, test } from '@playwright/test';

const job = '/carriere/designer-ux';

test('French shows every part, English what is not about being hired in French', async ({
  page,
}) => {
  const frenchOnly = [
    'Vous vous demandez',
    'Trouvez votre tablée',
    'Les postes ouverts',
    'Des nouvelles de l’équipe',
  ];
  await page.goto('/carriere');
  for (const name of frenchOnly) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goto('/en/career');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Salve in figures',
    'What they say when we’re out of the room',
    'Figures from our own survey',
    'What comes with the job',
    // The footer's.
    ...(await page.locator('footer h2').allTextContents()),
  ]);
});

test('the button at the top leads to the open positions, and focus follows', async ({ page }) => {
  await page.goto('/carriere');
  await page.getByRole('link', { name: 'Voir les postes' }).click();
  await expect(page).toHaveURL('/carriere#jobs');
  await expect(page.locator('#jobs')).toBeInViewport();
  await expect(page.locator('#jobs')).toBeFocused();
  await page.locator('#jobs').getByRole('link', { name: 'Designer UX' }).click();
  await expect(page).toHaveURL(job);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and close, and say which they do', async ({ page }) => {
    await page.goto('/carriere');
    const question = page.locator('summary', { hasText: 'Puis-je travailler de la maison' });
    const answer = page.getByText('c’est vous qui choisissez');
    await expect(answer).toBeHidden();
    await expect(question).toContainText('Afficher la réponse');
    await question.click();
    await expect(answer).toBeVisible();
    await question.press('Enter');
    await expect(answer).toBeHidden();
  });

  test('every testimony can be reached', async ({ page }) => {
    await page.goto('/carriere');
    await expect(page.locator('[aria-roledescription="diapositive"]')).toHaveCount(6);
  });
});

test('the order of the testimonies is the server’s, and stays when they wake', async ({ page }) => {
  const response = await page.goto('/carriere');
  const html = (await response?.text()) ?? '';
  const drawn = [...html.matchAll(/<figcaption[^>]*><strong>([^<]+)/g)].map(([, name]) => name);
  expect(drawn).toHaveLength(6);
  const carousel = page.locator('[data-island="Carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-state', 'awake');
  await expect(carousel.locator('figcaption strong')).toHaveText(drawn.map(String));
});

test('a position leads to the job board and to the other language’s message', async ({ page }) => {
  await page.goto(job);
  await expect(page.getByRole('link', { name: 'Postuler' })).toHaveAttribute(
    'href',
    /^https:\/\/emplois\.salve\.example\//,
  );
  // Nobody is invited to a page that is not for search engines.
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .click();
  await expect(page).toHaveURL('/en/career/designer-ux?lang=en');
});

for (const path of ['/en/career/designer-ux', `${job}?lang=en`]) {
  test(`${path} says that the position is French only`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Sorry, this position isn't available in english.",
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to career page' }).click();
    await expect(page).toHaveURL('/en/career');
  });
}

test('no English position is in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(job);
  expect(sitemap).not.toContain('/en/career/');
});

test('a position nobody offers is not found', async ({ page }) => {
  expect((await page.goto('/carriere/personne'))?.status()).toBe(404);
  expect((await page.goto('/en/career/nobody'))?.status()).toBe(404);
});
