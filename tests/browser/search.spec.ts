import { type APIRequestContext, expect, test } from '@playwright/test';
import { patienceMs } from '../support/patience.ts';
import {
  englishQuestions,
  frenchQuestions,
  type SearchQuestion,
} from './support/search-questions.ts';

/** Asked one after the other without a pause: on a slow machine the site may ask for one. */
async function resultsOf(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    html = await response.text();
  }).toPass({ timeout: patienceMs });
  return html;
}

for (const [name, path, questions] of [
  ['French', '/recherche', frenchQuestions],
  ['English', '/en/search', englishQuestions],
] as const) {
  test(`the answers to ${questions.length} ${name} questions stand among the first three`, async ({
    request,
  }) => {
    const missed: string[] = [];
    for (const { typed, answers } of questions satisfies readonly SearchQuestion[]) {
      const html = await resultsOf(request, `${path}?q=${encodeURIComponent(typed)}`);
      const found = [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
      if (!found.slice(0, 3).some((href) => answers.includes(href ?? ''))) missed.push(typed);
    }
    expect(missed.length / questions.length, missed.join(', ')).toBeLessThanOrEqual(0.05);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the top bar leads to the search, and its results can be narrowed and shared', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/recherche');
    await page.getByRole('searchbox', { name: 'Que cherchez-vous' }).fill('accessibilite');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/recherche?q=accessibilite');
    await expect(
      page.getByRole('heading', { level: 2, name: /^\d+ résultats pour/ }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^\d+ résultats pour «.accessibilite.»/);
    await expect(page.locator('mark').first()).toHaveText(/accessib/i);
    const kinds = page.locator('ul[aria-label="Filtrer par sorte"]');
    await kinds.getByRole('link', { name: /^Postes/ }).click();
    await expect(page).toHaveURL('/recherche?q=accessibilite&type=job');
    await expect(page.locator('main ol > li a').first()).toHaveAttribute('href', /^\/carriere\//);
    await kinds.getByRole('link', { name: /^Postes.*retirer ce filtre/ }).click();
    await expect(page).toHaveURL('/recherche?q=accessibilite');
    await page.goBack();
    await expect(page).toHaveURL('/recherche?q=accessibilite&type=job');
  });

  test('a word with a slip is understood; nothing found leads on', async ({ page }) => {
    await page.goto('/en/search?q=accesibility');
    await expect(page.getByText('We took it to mean “accessibility”.')).toBeVisible();
    await page.goto('/en/search?q=zzzyx');
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzyx”.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/en/contact',
    );
  });

  test('an address where there is nothing fills the field with its words', async ({ page }) => {
    await page.goto('/services/formation-accessibilite');
    await expect(page.getByRole('searchbox')).toHaveValue('services formation accessibilite');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=services\+formation\+accessibilite$/);
  });
});

test('what is typed is kept by no cache and invited by no search engine', async ({ request }) => {
  const answer = await request.get('/recherche?q=Tremblay');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/recherche');
});

test('what is typed never runs', async ({ page }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = ['"><img src=x onerror=alert(1)>', '</title><script>alert(1)</script>'];
  for (const typed of hostile) {
    await page.goto(`/recherche?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(typed);
  }
  expect(ran).toEqual([]);
});

test('browsers and machines are told how to search', async ({ page, request }) => {
  await page.goto('/en/homepage');
  const href = await page.locator('link[rel="search"]').getAttribute('href');
  expect(await (await request.get(href ?? '')).text()).toContain('/en/search?q={searchTerms}');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('/en/search?q={search_term_string}');
});
