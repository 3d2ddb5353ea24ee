import { expect, test } from '@playwright/test';

const article = '/nouvelle/coulisses-audit-accessibilite';
const inEnglish = '/en/news/behind-the-scenes-accessibility-audit';
const filters = (name: string) => `ul[aria-label="${name}"]`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tag that is offered leads to news, as many as it says, and back again', async ({
    page,
  }) => {
    for (const [list, name] of [
      ['/nouvelles', 'Filtrer par étiquette'],
      ['/en/news', 'Filter by tag'],
    ] as const) {
      await page.goto(list);
      const links = page.locator(`${filters(name)} a[href*="tag="]`);
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        await page.goto(address);
        const count = (await page.locator('main h2').first().textContent()) ?? '';
        expect(Number.parseInt(count, 10), address).toBeGreaterThan(0);
      }
    }
    await page.goto('/nouvelles?tag=zzz');
    await expect(page.getByText('Ce filtre n’existe pas')).toBeVisible();
  });

  test('tags are chosen and given back one by one, and each choice has its address', async ({
    page,
  }) => {
    await page.goto('/nouvelles?page=2');
    const tags = page.locator(filters('Filtrer par étiquette'));
    await tags.getByRole('link', { name: 'Secteur public' }).click();
    await expect(page).toHaveURL('/nouvelles?tag=secteur-public');
    await tags.getByRole('link', { name: 'Santé' }).click();
    await expect(page).toHaveURL('/nouvelles?tag=secteur-public&tag=sante');
    await expect(tags.locator('[aria-current]')).toHaveText([/^Santé/, /^Secteur public/]);
    await expect(page.locator('main article')).toHaveCount(3);
    await tags.getByRole('link', { name: 'Secteur public' }).click();
    await expect(page).toHaveURL('/nouvelles?tag=sante');
    await expect(page.locator('main article')).toHaveCount(1);
    await tags.getByRole('link', { name: 'Toutes' }).click();
    await expect(page).toHaveURL('/nouvelles');
  });

  test('the pager leads through all news, newest first, pictures on the first page only', async ({
    page,
  }) => {
    await page.goto('/nouvelles');
    await expect(page.locator('main article')).toHaveCount(5);
    await expect(page.locator('main article img')).toHaveCount(2);
    const dates = await page.locator('main time').evaluateAll(dateTimes);
    await page.getByRole('link', { name: 'Suivante' }).click();
    await expect(page).toHaveURL('/nouvelles?page=2');
    await expect(page.locator('main article img')).toHaveCount(0);
    dates.push(...(await page.locator('main time').evaluateAll(dateTimes)));
    await page.getByRole('link', { name: 'Page 3' }).click();
    dates.push(...(await page.locator('main time').evaluateAll(dateTimes)));
    expect(dates).toHaveLength(14);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('the share menu opens', async ({ page }) => {
    await page.goto(article);
    const menu = page.locator('main header details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link')).toHaveCount(3);
    await expect(menu.getByRole('link').first()).toBeVisible();
  });
});

const dateTimes = (times: Element[]) => times.map((time) => time.getAttribute('datetime') ?? '');

test('chosen tags survive a switch to English, those without a counterpart are dropped', async ({
  page,
}) => {
  await page.goto('/nouvelles?tag=accessibilite&tag=vie-de-bureau');
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/news?tag=accessibility&lang=en');
  await expect(page.locator(`${filters('Filter by tag')} [aria-current]`)).toHaveText(
    /^Accessibility/,
  );
  await page
    .locator('header')
    .getByRole('link', { name: /version française/ })
    .first()
    .click();
  await expect(page).toHaveURL('/nouvelles?tag=accessibilite&lang=fr');
});

test('a page that the other list does not have is not asked of it', async ({ page }) => {
  await page.goto('/nouvelles?page=3');
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/news?lang=en');
});

test('search engines hear of lists and pages, not of filters', async ({ page, request }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('/nouvelles?tag=accessibilite');
  await expect(canonical).toHaveAttribute('href', /\/nouvelles$/);
  await page.goto('/nouvelles?page=2');
  await expect(canonical).toHaveAttribute('href', /\/nouvelles\?page=2$/);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page.goto('/nouvelles?page=deux');
  await expect(canonical).toHaveAttribute('href', /\/nouvelles$/);
  await expect(page.locator('link[hreflang]')).toHaveCount(3);
  expect((await request.get('/nouvelles?page=99')).status()).toBe(404);
  expect((await request.get('/nouvelles?tag=inconnu')).status()).toBe(200);
});

test('an article has its date, its author and three others like it', async ({ page }) => {
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dans les coulisses d’un audit d’accessibilité',
  );
  await expect(page.locator('main header time')).toHaveText('03 . 06 . 2025');
  await expect(page.getByRole('heading', { name: 'Rosalie Deschênes' })).toBeVisible();
  await expect(page.locator('section[aria-labelledby="similaires"] li')).toHaveCount(3);
  await expect(page.locator('section[aria-labelledby="similaires"]')).not.toContainText(
    'Dans les coulisses',
  );
});

for (const address of [inEnglish, `${article}?lang=en`]) {
  test(`${address} says that articles are French only`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sorry, news articles are not available in english yet.',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Lire en français' })).toHaveAttribute(
      'href',
      article,
    );
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect(page).toHaveURL('/en/homepage');
  });
}

test('an article without translation leads to the English list, with a notice', async ({
  page,
}) => {
  await page.goto('/nouvelle/cinq-postes-automne-2026');
  await page
    .locator('header')
    .getByRole('link', { name: /English version/ })
    .first()
    .click();
  await expect(page).toHaveURL('/en/news?lang=en&notice=untranslated');
  await expect(page.getByText('This item is not available in English yet.')).toBeVisible();
});

test('names that nobody gave are not found', async ({ request }) => {
  expect((await request.get('/nouvelle/nulle-part')).status()).toBe(404);
  expect((await request.get('/en/news/nowhere')).status()).toBe(404);
});
