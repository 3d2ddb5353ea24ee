import { expect, test } from '@playwright/test';

const study = '/nos-realisations/musee-des-marees-billetterie-accessible';

test('the list runs from the newest to the oldest and leads to each study', async ({ page }) => {
  await page.goto('/nos-realisations');
  const rows = page.locator('main article');
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toContainText('Musée des Marées');
  await expect(rows.last()).toContainText('Ville de Port-Lévrier');
  // The whole row is the link: it lies over the picture, where the pointer lands.
  await rows.first().locator('img').click({ force: true });
  await expect(page).toHaveURL(study);
});

test('the English list holds what is translated', async ({ page }) => {
  await page.goto('/en/case-studies');
  await expect(page.locator('main article')).toHaveCount(6);
});

test('previous and next wrap round the list', async ({ page }) => {
  await page.goto(study);
  const turn = page.getByRole('navigation', { name: 'Autres réalisations' });
  await expect(turn.getByRole('link', { name: /Projet précédent/ })).toContainText(
    'Des données ouvertes',
  );
  await turn.getByRole('link', { name: /Projet suivant/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le rendez-vous médical');
  await page
    .getByRole('navigation', { name: 'Autres réalisations' })
    .getByRole('link', { name: /Projet précédent/ })
    .click();
  await expect(page).toHaveURL(study);
});

test('a study switches to its translated slug, one without translation to the list', async ({
  page,
}) => {
  await page.goto(study);
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .click();
  await expect(page).toHaveURL('/en/case-studies/musee-des-marees-accessible-ticketing?lang=en');

  await page.goto('/nos-realisations');
  await page.getByRole('link', { name: /Station Mont-Givré vend/ }).click();
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .click();
  await expect(page).toHaveURL(/\/en\/case-studies\?lang=en&notice=untranslated/);
  await expect(page.getByText('not available in English yet')).toBeVisible();
});

test('the end leads to the editors’ link, or scrolls to the contact block', async ({ page }) => {
  await page.goto(study);
  await expect(page.getByRole('link', { name: 'Essayer la billetterie du musée' })).toHaveAttribute(
    'href',
    'https://billets.museedesmarees.example',
  );

  await page
    .getByRole('navigation', { name: 'Autres réalisations' })
    .getByRole('link', { name: /Projet suivant/ })
    .click();
  await page.getByRole('link', { name: 'Raconter mon projet' }).click();
  await expect(page.locator('#pied')).toBeInViewport();
  await expect(page.locator('#pied')).toBeFocused();
});

test('three networks are offered, and none is asked anything', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  await page.goto(study);
  for (const network of ['Facebook', 'Twitter', 'LinkedIn']) {
    const link = page.getByRole('link', { name: `Partager sur ${network}` });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(study);
  }
  expect(elsewhere).toEqual([]);
});
