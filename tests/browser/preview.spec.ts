import { expect, type Page } from '@playwright/test';
import type { ContentService } from '../contract/content-service.ts';
import type { Editor } from '../contract/editor.ts';
import { axeViolations } from './support/axe.ts';
import type { Container } from './support/container.ts';
import { cookieChoice } from './support/cookie-choice.ts';
import { excessWidth } from './support/presentation.ts';
import { test } from './support/publishing.ts';
import { startSite } from './support/site.ts';

/** All tests write in the same entries, one after another. */
const NEWS = 'api::nouvelle.nouvelle';
const HOME = 'api::accueil.accueil';
const STUDIO = 'api::studio-numerique.studio-numerique';
const article = '/nouvelle/vingt-ans-de-bonjours';

let content: ContentService;
let container: Container;
let editor: Editor;
let siteUrl: string;
let adminPort: number;
let articleId: string;

test.beforeEach(async ({ publishing }) => {
  ({ content, container, editor, adminPort } = publishing);
  siteUrl = publishing.site.url;
  articleId = await documentIdOf('nouvelles', 'vingt-ans-de-bonjours');
});

async function documentIdOf(path: string, slug: string): Promise<string> {
  const response = await fetch(`${content.url}/api/${path}?filters[slug][$eq]=${slug}`, {
    headers: { Authorization: `Bearer ${content.token}` },
  });
  const { data } = (await response.json()) as { data: { documentId: string }[] };
  if (!data[0]) throw new Error(`No entry ${slug}.`);
  return data[0].documentId;
}

async function previewOf(uid: string, query: Record<string, string>): Promise<string> {
  const link = await editor.previewLink(uid, query);
  if (!link) throw new Error(`No preview of ${uid}.`);
  return link;
}

const previewOfArticle = () => previewOf(NEWS, { documentId: articleId, locale: 'fr' });
const barOf = (page: Page, name = 'Aperçu') => page.getByRole('complementary', { name });
const html = async (path: string) => (await fetch(`${siteUrl}${path}`)).text();

test('a draft of an article is seen with its link and nowhere else, until it is published', async ({
  page,
}) => {
  const places = [article, '/nouvelles', '/', '/flux.xml', '/sitemap.xml'];
  const title = 'Vingt ans, et un titre retouché';
  const seenIn = async () => {
    const texts = await Promise.all(places.map(html));
    return places.filter((_, index) => texts[index]?.includes(title));
  };
  expect(await html(article)).toContain('Vingt ans de bonjours');
  await editor.update(NEWS, articleId, 'fr', { title });

  await page.goto(await previewOfArticle());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(barOf(page)).toContainText('Ceci est un brouillon.');
  expect(await seenIn()).toEqual([]);

  await barOf(page).getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(page).toHaveURL(`${siteUrl}${article}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vingt ans de bonjours');
  await expect(barOf(page)).toHaveCount(0);

  await editor.republish(NEWS, articleId, 'fr', { title });
  await expect.poll(() => html(article)).toContain(title);
  await page.goto(
    await previewOf(NEWS, { documentId: articleId, locale: 'fr', status: 'published' }),
  );
  await expect(barOf(page)).toContainText('Ceci est la version publiée.');
});

test('a new article is seen at the address it will have; its public page is the list', async ({
  page,
}) => {
  const fields = { title: 'Tout neuf', slug: 'tout-neuf', date: '2030-01-01' };
  const { body } = await editor.create(NEWS, 'fr', fields);
  const { documentId } = body.data;
  await page.goto(await previewOf(NEWS, { documentId, locale: 'fr' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tout neuf');
  expect((await fetch(`${siteUrl}/nouvelle/tout-neuf`)).status).toBe(404);
  await barOf(page).getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(page).toHaveURL(`${siteUrl}/nouvelles`);
});

test('a draft that has only its address is shown as far as it goes', async ({ page }) => {
  const { body } = await editor.create(NEWS, 'fr', { slug: 'presque-rien' });
  const { documentId } = body.data;
  await page.goto(await previewOf(NEWS, { documentId, locale: 'fr' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('…');
  await expect(barOf(page)).toContainText('Des champs obligatoires sont encore vides');
  expect(await axeViolations(page)).toEqual([]);

  await editor.update(NEWS, documentId, 'fr', { slug: null });
  await page.goto(await previewOf(NEWS, { documentId, locale: 'fr' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’a pas encore d’adresse.',
  );
});

test('a draft of the home page is seen in both languages, and the public one stays', async ({
  page,
}) => {
  await editor.updatePage(HOME, 'fr', { title: 'Un bonjour en brouillon' });
  await editor.updatePage(HOME, 'en', { title: 'A hello in draft' });

  await page.goto(await previewOf(HOME, { locale: 'fr' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Un bonjour en brouillon');
  await page.getByRole('link', { name: 'EN, English version' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A hello in draft');
  await expect(barOf(page, 'Preview')).toContainText('This is a draft.');
  await page.getByRole('link', { name: 'FR, version française' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Un bonjour en brouillon');

  for (const path of ['/', '/en/homepage']) {
    expect(await html(path)).not.toMatch(/Un bonjour en brouillon|A hello in draft|Leave preview/);
  }
  await page.goto(await previewOf(HOME, { locale: 'en' }));
  await barOf(page, 'Preview').getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(`${siteUrl}/en/homepage`);
});

test('the bar comes first, stays in sight, and fits every window and scheme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(await previewOf(STUDIO, { locale: 'fr' }));
  await page.keyboard.press('Tab');
  await expect(barOf(page).getByRole('link', { name: 'Quitter l’aperçu' })).toBeFocused();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(barOf(page)).toBeInViewport({ ratio: 1 });

  for (const uid of [STUDIO, HOME]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(await previewOf(uid, { locale: 'fr' }));
      expect(await axeViolations(page)).toEqual([]);
    }
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(await previewOf(HOME, { locale: 'en' }));
  await expect(barOf(page, 'Preview')).toHaveCSS('border-bottom-style', 'solid');
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await previewOf(HOME, { locale: 'fr' }));
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await expect(barOf(page).getByRole('link', { name: 'Quitter l’aperçu' })).toBeInViewport({
    ratio: 1,
  });
});

test('nobody is asked about cookies, and nothing is measured even of who agreed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const measuring = () => asked.filter((url) => /\/assets\/analytics-/.test(url));
  /** Its code is asked for last, after that which measures. */
  const openPreview = async () => {
    const last = page.waitForResponse(/\/assets\/follow-admin-/);
    await page.goto(await previewOfArticle());
    await last;
  };
  await page.context().clearCookies();
  await openPreview();
  await expect(page.getByRole('dialog', { name: /témoin/ })).toHaveCount(0);

  await page.context().addCookies([cookieChoice('127.0.0.1', 'accept-all')]);
  const agreed = Date.now();
  await openPreview();
  expect(measuring()).toEqual([]);
  expect(container.requestsSince(agreed)).toEqual([]);
  // The same visitor on the public page, to be sure that there was something to see.
  await page.goto(`${siteUrl}${article}`);
  await expect.poll(() => container.requestsSince(agreed)).not.toEqual([]);
  expect(measuring()).toHaveLength(1);
});

for (const [locale, ended, changed] of [
  ['fr', 'Cet aperçu n’est plus ouvert.', 'Ce lien d’aperçu n’est pas le bon.'],
  ['en', 'This preview is no longer open.', 'This is not a valid preview link.'],
] as const) {
  test(`a link that was changed, or is too old, says what to do (${locale})`, async ({ page }) => {
    const link = new URL(await previewOf(HOME, { locale }));
    link.searchParams.set('type', 'contact');
    const refused = await page.goto(link.href);
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(changed);
    expect(await axeViolations(page)).toEqual([]);

    // The same link on a site where it is two hours later.
    const good = new URL(await previewOf(HOME, { locale }));
    const later = await startSite({ content, env: { NODE_OPTIONS: twoHoursLater } });
    try {
      const over = await page.goto(`${later.url}${good.pathname}${good.search}`);
      expect(over?.status()).toBe(403);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended);
      expect(await axeViolations(page)).toEqual([]);
    } finally {
      await later.stop();
    }
  });
}

/** Read before the program starts. */
const twoHoursLater = `--import=data:text/javascript,${encodeURIComponent(
  'const now=Date.now;Date.now=()=>now()+7200000',
)}`;

/** The script that follows the admin comes after the page. */
const listening = 'html[data-listens]';
function showListening() {
  const original = window.addEventListener;
  window.addEventListener = (...given: Parameters<typeof original>) => {
    original.apply(window, given);
    if (given[0] === 'message') document.documentElement.toggleAttribute('data-listens', true);
  };
}

test.describe('in the admin’s frame', () => {
  const inAdmin = (host: string, framed: string) =>
    `http://${host}:${adminPort}/?framed=${encodeURIComponent(framed)}`;

  test('a preview is shown, links to the site open a tab, and saving shows', async ({ page }) => {
    await editor.update(NEWS, articleId, 'fr', { title: 'À relire' });
    await page.addInitScript(showListening);
    await page.goto(inAdmin('localhost', await previewOfArticle()));
    const frame = page.frameLocator('iframe');
    const heading = frame.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('À relire');

    await expect(frame.locator(listening)).toHaveCount(1);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Quitter l’aperçu' }).click(),
    ]);
    await expect(tab).toHaveURL(`${siteUrl}${article}`);
    await tab.close();
    await frame.getByRole('link', { name: 'EN, English version' }).click();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en-CA');
    await frame.getByRole('link', { name: 'FR, version française' }).click();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fr-CA');

    await editor.update(NEWS, articleId, 'fr', { title: 'Enregistré à l’instant' });
    await expect(frame.locator(listening)).toHaveCount(1);
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'strapiUpdate' }, '*'),
    );
    await expect(heading).toHaveText('Enregistré à l’instant');
  });

  test('nobody else may frame it, nor anybody a public page', async ({ page }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/frame-ancestors/.test(message.text())) refusals.push(message.text());
    });
    // The same server under another name is another origin.
    await page.goto(inAdmin('127.0.0.1', await previewOfArticle()));
    await expect.poll(() => refusals.length).toBe(1);
    await page.goto(inAdmin('localhost', `${siteUrl}${article}`));
    await expect.poll(() => refusals.length).toBe(2);
  });
});
