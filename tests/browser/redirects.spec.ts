import { expect } from '@playwright/test';
import type { ContentService } from '../contract/content-service.ts';
import type { Editor } from '../contract/editor.ts';
import { test } from './support/publishing.ts';

/** Each test goes on with these where the one before it has ended. */
const NEWS = 'api::nouvelle.nouvelle';
const STUDY = 'api::etude.etude';
const REDIRECT = 'api::redirection.redirection';

let content: ContentService;
let editor: Editor;
let siteUrl: string;

test.beforeEach(({ publishing }) => {
  ({ content, editor } = publishing);
  siteUrl = publishing.site.url;
});

/** Status and, where it has moved, the address. */
async function answer(path: string): Promise<string> {
  const { status, headers } = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
  return [status, headers.get('Location')].filter(Boolean).join(' ');
}

/** What the content service tells the site takes a moment to arrive. */
const soon = (path: string) => expect.poll(() => answer(path), { intervals: [100] });

const redirect = (source: string, destination: string) =>
  editor.create(REDIRECT, 'fr', { source, destination });

test('the sample redirects lead on, with the query', async ({ page }) => {
  expect(await answer('/emplois')).toBe('308 /carriere');
  expect(await answer('/en/jobs?utm=x')).toBe('308 /en/career?utm=x');
  expect(await answer('/portfolio/')).toBe('308 /portfolio');
  await page.goto(`${siteUrl}/portfolio/?utm=x`);
  await expect(page).toHaveURL(`${siteUrl}/nos-realisations?utm=x`);
});

test('an article keeps every address it had, each one step away, until it is gone', async ({
  page,
}) => {
  const fields = (slug: string) => ({ title: 'Une nouvelle', slug, date: '2030-01-01' });
  const first = await editor.publish(NEWS, 'fr', fields('nom-un'));
  const { documentId } = first.body.data;
  await soon('/nouvelle/nom-un').toBe('200');

  await editor.republish(NEWS, documentId, 'fr', fields('nom-deux'));
  await soon('/nouvelle/nom-un').toBe('308 /nouvelle/nom-deux');
  await editor.republish(NEWS, documentId, 'fr', fields('nom-trois'));
  await soon('/nouvelle/nom-un?utm=x').toBe('308 /nouvelle/nom-trois?utm=x');
  await soon('/nouvelle/nom-deux').toBe('308 /nouvelle/nom-trois');
  expect(await answer('/nouvelle/nom-trois')).toBe('200');
  await page.goto(`${siteUrl}/nouvelle/nom-un?utm=x#fin`);
  await expect(page).toHaveURL(`${siteUrl}/nouvelle/nom-trois?utm=x#fin`);

  // Back to the first: its former address is an address again.
  await editor.republish(NEWS, documentId, 'fr', fields('nom-un'));
  await soon('/nouvelle/nom-un').toBe('200');
  await soon('/nouvelle/nom-trois').toBe('308 /nouvelle/nom-un');

  await editor.unpublish(NEWS, documentId, 'fr');
  await soon('/nouvelle/nom-un').toBe('404');
  await soon('/nouvelle/nom-trois').toBe('404');
  await editor.republish(NEWS, documentId, 'fr', fields('nom-quatre'));
  await soon('/nouvelle/nom-un').toBe('308 /nouvelle/nom-quatre');
  await soon('/nouvelle/nom-trois').toBe('308 /nouvelle/nom-quatre');

  await editor.remove(NEWS, first);
  await soon('/nouvelle/nom-quatre').toBe('404');
  await soon('/nouvelle/nom-un').toBe('404');
});

test('each language has its own', async () => {
  const response = await fetch(
    `${content.url}/api/etudes?filters[slug][$eq]=musee-des-marees-billetterie-accessible`,
    { headers: { Authorization: `Bearer ${content.token}` } },
  );
  const { data } = (await response.json()) as { data: { documentId: string }[] };
  const { documentId = '' } = data[0] ?? {};
  const english = '/en/case-studies/musee-des-marees-accessible-ticketing';
  const french = '/nos-realisations/musee-des-marees-billetterie-accessible';
  expect([await answer(english), await answer(french)]).toEqual(['200', '200']);

  await editor.republish(STUDY, documentId, 'en', { slug: 'museum-of-tides' });
  await soon(english).toBe('308 /en/case-studies/museum-of-tides');
  expect(await answer(french)).toBe('200');
  expect(await answer('/nos-realisations/museum-of-tides')).toBe('404');
  expect(await answer(`${french}?lang=en`)).toBe('200');
});

test('what editors write is served at once, in one step, and yields to a page', async ({
  page,
}) => {
  expect(await answer('/vieille-page')).toBe('404');
  await redirect('/vieille-page', '/carriere#postes');
  await soon('/vieille-page?utm=x').toBe('308 /carriere?utm=x#postes');
  await redirect('/plus-vieille', '/vieille-page');
  await soon('/plus-vieille').toBe('308 /carriere#postes');
  await redirect('/évènements', 'https://ailleurs.example/agenda');
  await soon('/%C3%A9v%C3%A8nements').toBe('308 https://ailleurs.example/agenda');

  // A fixed page and an entry: whatever was written about their addresses, they answer.
  await redirect('/contact', '/carriere');
  const written = await redirect('/nouvelle/un-jour', '/contact');
  await soon('/nouvelle/un-jour').toBe('308 /contact');
  expect(await answer('/contact')).toBe('200');
  const fields = { title: 'Un jour', slug: 'un-jour', date: '2030-01-01' };
  await editor.publish(NEWS, 'fr', fields);
  await soon('/nouvelle/un-jour').toBe('200');
  await page.goto(`${siteUrl}/nouvelle/un-jour`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un jour');

  const vieille = await redirect('/pour-un-temps', '/contact');
  await soon('/pour-un-temps').toBe('308 /contact');
  await editor.remove(REDIRECT, vieille);
  await soon('/pour-un-temps').toBe('404');
  await editor.remove(REDIRECT, written);
});

test('redirects are known without the content service', async ({ publishing }) => {
  expect(await answer('/emplois')).toBe('308 /carriere');
  publishing.between.fault = 'refusing';
  try {
    expect(await answer('/emplois')).toBe('308 /carriere');
    await publishing.restartSite();
    expect(await answer('/emplois')).toBe('308 /carriere');
  } finally {
    publishing.between.fault = 'none';
  }
});
