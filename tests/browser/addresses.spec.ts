import { expect, test } from '@playwright/test';
import {
  deadLinks,
  linksIn,
  lostAnchors,
  lostSharePictures,
  strayPages,
  wrongInSitemap,
} from '../support/crawler.ts';
import { addresses } from './support/addresses.ts';
import { shared } from './support/shared.ts';

const paths = addresses.map(({ path }) => path);
const site = () => shared().siteUrl;

test('every page says where it is, and its counterpart answers and says the same', async () => {
  expect(await strayPages(site(), paths)).toEqual([]);
});

test('every page has a picture for social networks, and it answers', async () => {
  expect(await lostSharePictures(site(), paths)).toEqual([]);
});

test('every address within the site that a page links to answers', async () => {
  const { followed, broken } = await deadLinks(site(), paths);
  expect(followed).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

test('every in-page link has its target', async () => {
  expect(await lostAnchors(site(), paths)).toEqual([]);
});

test('the language toggle leads to the counterpart and back, query kept', async ({ page }) => {
  await page.goto('/nos-realisations/musee-des-marees-billetterie-accessible?utm_source=courriel');
  await page.getByRole('link', { name: 'EN, English version' }).click();
  await expect(page).toHaveURL(
    '/en/case-studies/musee-des-marees-accessible-ticketing?lang=en&utm_source=courriel',
  );
  await page.getByRole('link', { name: 'FR, version française' }).click();
  await expect(page).toHaveURL(
    '/nos-realisations/musee-des-marees-billetterie-accessible?lang=fr&utm_source=courriel',
  );
});

test('an entry without translation leads to the list, which says so', async ({ page }) => {
  await page.goto('/nos-realisations/mont-givre-billets-et-conditions');
  await page.getByRole('link', { name: 'EN, English version' }).click();
  await expect(page).toHaveURL('/en/case-studies?lang=en&notice=untranslated');
  await expect(page.getByText('not available in English yet')).toBeVisible();
});

test('a French address asked in English is drawn in English and names its English address', async ({
  request,
}) => {
  const html = await (
    await request.get('/nos-realisations/musee-des-marees-billetterie-accessible?lang=en')
  ).text();
  expect(html).toContain('<html lang="en-CA"');
  expect(new URL(linksIn(html, 'canonical')[0]?.href ?? '').pathname).toBe(
    '/en/case-studies/musee-des-marees-accessible-ticketing',
  );
});

for (const [from, to] of [
  ['/en', '/en/homepage'],
  ['/en/', '/en/homepage'],
  ['/en/news/', '/en/news'],
  ['/services/?lang=en', '/services?lang=en'],
] as const) {
  test(`${from} is at ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
  });
}

for (const [path, sentence, status] of [
  ['/carriere/designer-ux?lang=en', "Sorry, this position isn't available in english.", 200],
  ['/en/career/designer-ux', "Sorry, this position isn't available in english.", 200],
  [
    '/en/news/twenty-years-of-hellos',
    'Sorry, news articles are not available in english yet.',
    200,
  ],
  ['/en/nowhere', "Oops! We couldn't find the page you are looking for...", 404],
] as const) {
  test(`${path} says so`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      sentence.replace('Oops! ', ''),
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}

test('the sitemap lists only addresses that answer and may be indexed, each once', async () => {
  const { listed, wrong } = await wrongInSitemap(site());
  expect(listed).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
