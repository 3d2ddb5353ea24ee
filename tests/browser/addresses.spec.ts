import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';

// Some tests walk the whole site.
test.setTimeout(180_000);

/** Values of `<link rel=… href>` in a page's HTML, by language where they have one. */
function linksIn(html: string, rel: string): { href: string; lang: string | undefined }[] {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`) && !tag.includes('atom+xml'))
    .map((tag) => ({
      href: /href="([^"]+)"/.exec(tag)?.[1] ?? '',
      lang: /hreflang="([^"]+)"/i.exec(tag)?.[1],
    }));
}

test('every page says where it is, and its counterpart answers and says the same', async ({
  request,
}) => {
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    const [canonical] = linksIn(html, 'canonical');
    expect(new URL(canonical?.href ?? '').pathname, path).toBe(path);
    const alternates = linksIn(html, 'alternate').filter(({ lang }) => lang);
    if (/<meta name="robots" content="[^"]*noindex/.test(html)) {
      expect(alternates, path).toEqual([]);
      continue;
    }
    for (const { href } of alternates) {
      const target = new URL(href).pathname;
      const answer = await request.get(target, { maxRedirects: 0 });
      expect(answer.status(), `${path} → ${target}`).toBe(200);
      expect(linksIn(await answer.text(), 'alternate').filter(({ lang }) => lang)).toEqual(
        alternates,
      );
    }
  }
});

test('every page has a picture for social networks, and it answers', async ({ request }) => {
  const pictures = new Set<string>();
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(url, path).toBeDefined();
    pictures.add(new URL(url ?? '').pathname);
  }
  pictures.add('/og-image.jpg');
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([
      200,
      'image/jpeg',
    ]);
  }
});

test('every address within the site that a page links to answers', async ({ request }) => {
  const targets = new Map<string, string>();
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)[^"]*"/g)) {
      targets.set(href.replaceAll('&amp;', '&'), path);
    }
  }
  expect(targets.size).toBeGreaterThan(60);
  const broken: string[] = [];
  for (const [target, from] of targets) {
    const status = (await request.get(target)).status();
    if (status !== 200) broken.push(`${status} ${target} (on ${from})`);
  }
  expect(broken).toEqual([]);
});

test('every in-page link has its target', async ({ request }) => {
  const broken: string[] = [];
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id = ''] of html.matchAll(/<a [^>]*href="#([^"]+)"/g)) {
      if (!ids.has(id)) broken.push(`#${id} on ${path}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the language toggle leads to the counterpart and back, query kept', async ({ page }) => {
  await page.goto('/nos-realisations/musee-des-marees-billetterie-accessible?utm_source=courriel');
  await page.getByRole('link', { name: 'EN, English version' }).click();
  await expect(page).toHaveURL(
    '/en/case-studies/musee-des-marees-accessible-ticketing?utm_source=courriel&lang=en',
  );
  await page.getByRole('link', { name: 'FR, version française' }).click();
  await expect(page).toHaveURL(
    '/nos-realisations/musee-des-marees-billetterie-accessible?utm_source=courriel&lang=fr',
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

test('the sitemap lists only addresses that answer and may be indexed', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(80);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});
