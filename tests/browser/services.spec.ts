import { expect, type Page, test } from '@playwright/test';

const pages = {
  webAndMobile: ['/services/developpement-web-et-mobile', '/en/services/web-and-app-development'],
  ecommerce: ['/services/ecommerce', '/en/services/ecommerce'],
  accessibility: ['/services/accessibilite-web-numerique', '/en/services/web-accessibility'],
  design: ['/services/design-experience-utilisateur', '/en/services/user-design-experience'],
  transformation: ['/services/transformation-numerique', '/en/services/numerical-transformation'],
  consulting: ['/services/services-conseils', '/en/services/services-advice'],
  studio: ['/services/studio-numerique', '/en/services/digital-studio'],
  course: [
    '/services/accessibilite-web-numerique/formation-accessibilite-web-appliquee',
    '/en/services/web-accessibility/applied-web-accessibility-training',
  ],
  topic: [
    '/services/services-conseils/gestion-des-donnees',
    '/en/services/services-advice/data-management',
  ],
} as const;

test.describe('the logo carousel', () => {
  const carousel = (page: Page) => {
    const region = page.getByRole('region', { name: 'Ils nous ont confié leur code' });
    return {
      region,
      island: region.locator('[data-island="LogoCarousel"]'),
      marks: region.locator('ul').first().getByRole('link'),
      slides: region.locator('ul').last().locator('> li'),
      status: region.getByRole('status'),
    };
  };

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pages.webAndMobile[0]);
    const { island } = carousel(page);
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-state', 'awake');
  });

  test('shows the picture of the mark that is chosen', async ({ page }) => {
    const { marks, slides } = carousel(page);
    await expect(marks).toHaveCount(8);
    await marks.nth(2).click();
    await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(slides.nth(2)).toHaveAttribute('data-position', 'current');
    await expect(slides.nth(0)).toHaveAttribute('data-position', 'before');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('follows the arrow keys, round the ends, and keeps focus on the mark', async ({ page }) => {
    const { marks } = carousel(page);
    await marks.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(marks.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(marks.nth(7)).toBeFocused();
    await expect(marks.nth(7)).toHaveAttribute('aria-current', 'true');
  });

  test('says which button was used and what it brought', async ({ page }) => {
    const { region, status } = carousel(page);
    await expect(status).toHaveText('');
    await region.getByRole('button', { name: 'Suivant' }).click();
    await expect(status).toHaveText('Suivant, Marché de la Halle bleue, 2 sur 8');
    await region.getByRole('button', { name: 'Précédent' }).click();
    await expect(status).toHaveText('Précédent, Musée des Marées, 1 sur 8');
  });

  test('stands upright above 1024 px and lies down below', async ({ page }) => {
    const { marks } = carousel(page);
    const [first, second] = [marks.nth(0), marks.nth(1)];
    const isUpright = async () => {
      const [a, b] = [await first.boundingBox(), await second.boundingBox()];
      return (a?.x ?? 0) === (b?.x ?? 1);
    };
    await page.setViewportSize({ width: 1025, height: 800 });
    expect(await isUpright()).toBe(true);
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await isUpright()).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark leads to its picture', async ({ page }) => {
    await page.goto(pages.ecommerce[0]);
    const region = page.getByRole('region', { name: 'Ils vendent en ligne avec nous' });
    const marks = region.locator('ul').first().getByRole('link');
    await expect(marks).toHaveCount(4);
    await expect(region.getByRole('button')).toHaveCount(0);
    await marks.nth(3).click();
    await expect(region.locator('ul').last().locator('> li').nth(3)).toBeInViewport();
  });
});

test('an anchor of the accessibility page leads to its block and moves focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pages.accessibility[0]);
  const anchors = page.getByRole('navigation', { name: 'Dans cette page' });
  await anchors.getByRole('link', { name: 'Audit et validation' }).click();
  const block = page.locator('#audit');
  await expect(block).toBeInViewport();
  await expect(block).toBeFocused();
});

test('the training table stands under its block; news are French only', async ({ page }) => {
  await page.goto(pages.accessibility[0]);
  const table = page.locator('#formation').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Formation',
    'Profil',
    'Niveau',
    'Durée',
  ]);
  await expect(table.getByRole('row', { name: /^Accessibilité web appliquée/ })).toContainText(
    '15 h',
  );
  await expect(page.getByRole('region', { name: 'À lire ensuite' })).toBeVisible();
  await page.goto(pages.accessibility[1]);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Further reading' })).toHaveCount(0);
});

test('the room below the heading picture is 60 px and 16 px per anchor', async ({ page }) => {
  await page.goto(pages.accessibility[0]);
  await expect(page.locator('main [data-anchors]')).toHaveCSS('margin-bottom', '124px');
  await page.goto(pages.webAndMobile[0]);
  await expect(page.locator('main [data-anchors]')).toHaveCSS('margin-bottom', '60px');
});

test('a sub-page switches to its translated address and is a 404 under another parent', async ({
  page,
}) => {
  await page.goto(pages.course[0]);
  await expect(page.getByRole('term').first()).toHaveText('Concept');
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute(
    'href',
    new RegExp(`${pages.course[1]}$`),
  );
  const wrong = await page.goto('/services/services-conseils/audit-et-validation');
  expect(wrong?.status()).toBe(404);
});

test('the studio has its theme in both languages', async ({ page }) => {
  for (const path of pages.studio) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'studio');
  }
});
