import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { startContentGate } from './support/content-gate.ts';
import { noChoice } from './support/cookie-choice.ts';
import { tabThrough } from './support/focus.ts';
import { holdClock } from './support/held-clock.ts';
import { startOwnSite } from './support/own-site.ts';
import { shared } from './support/shared.ts';

test.use({ storageState: noChoice });

const dialogOf = (page: Page) => page.locator('[data-cookie-dialog]');
const settingsOf = (page: Page) =>
  page.locator('footer').getByRole('button', { name: /^(Gérer les témoins|Cookie settings)$/ });
const choiceOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie-policy');

/** The end of the day one month later in Québec, worked out another way than the site does. */
function endOfDayOneMonthAfter(moment: Date): string {
  const [year = 0, month = 0, day = 0] = moment
    .toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })
    .split('-')
    .map(Number);
  const lastDay = new Date(year, month + 1, 0).getDate();
  const ahead = new Date(year, month, Math.min(day, lastDay), 12);
  const date = [ahead.getFullYear(), ahead.getMonth() + 1, ahead.getDate()];
  return `${date.map((part) => String(part).padStart(2, '0')).join('-')} 23:59:59`;
}

test.describe('on a first visit', () => {
  test('the dialog is shown in the page’s language, with the editors’ words', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: /Un témoin avec ça/ })).toBeVisible();
    await page.goto('/en/about');
    await expect(page.getByRole('dialog', { name: 'Care for a cookie?' })).toBeVisible();
    await expect(dialogOf(page).getByRole('button')).toHaveText(['Accept all', 'Refuse optionals']);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the dialog comes first in reading order and takes no focus', async ({ page }) => {
    await page.goto('/');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('button', { name: 'Tout accepter' })).toBeFocused();
    await page.keyboard.press('Tab');
    const refuse = dialogOf(page).getByRole('button', { name: 'Refuser' });
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test('both answers look equally strong', async ({ page }) => {
    await page.goto('/');
    const looks = await dialogOf(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { font, color, width, height } = getComputedStyle(button);
          const paper = getComputedStyle(button, '::before').backgroundColor;
          return { font, color, width, height, paper };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });

  test('nothing moves when the dialog appears', async ({ page }) => {
    await page.goto('/');
    await expect(dialogOf(page)).toBeVisible();
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      const drawn = performance.now();
      return new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime > drawn) resolve(sum);
            sum += (entry as unknown as { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Moved on purpose: when that is told, so is all that moved before.
        document.body.style.marginTop = '100px';
      });
    });
    expect(shift).toBe(0);
  });

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [320, 256],
  ] as const) {
    test(`focus is never hidden at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/contact');
      await expect(dialogOf(page)).toBeVisible();
      const stops = await tabThrough(page);
      expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
    });

    test(`the page behind can be read and used at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/a-propos');
      await expect(dialogOf(page)).toBeVisible();
      await expect(dialogOf(page)).not.toHaveAttribute('aria-modal');
      await page.mouse.move(width / 2, 30);
      await page.mouse.wheel(0, 100_000);
      // To its last line, clear of the dialog.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const end = document.querySelector('footer')?.getBoundingClientRect().bottom;
            const edge = document
              .querySelector('[data-cookie-dialog]')
              ?.getBoundingClientRect().top;
            // Pages scroll by whole pixels.
            return end !== undefined && edge !== undefined && end - edge < 1;
          }),
        )
        .toBe(true);
      await page.mouse.wheel(0, -100_000);
      await page.getByRole('banner').getByRole('link', { name: 'Salve, page d’accueil' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(dialogOf(page)).toBeVisible();
    });

    test(`axe finds nothing with the dialog shown at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of ['/', '/en/contact', '/services/studio-numerique']) {
        await page.goto(path);
        await expect(dialogOf(page)).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolls).toBeLessThanOrEqual(width);
      }
    });
  }
});

for (const [button, value] of [
  ['Tout accepter', 'accept-all'],
  ['Refuser les optionnels', 'refuse-optionals'],
] as const) {
  test(`"${button}" is remembered until the end of the day one month ahead`, async ({ page }) => {
    const now = await holdClock(page);
    await page.goto('/');
    await dialogOf(page).getByRole('button', { name: button }).click();
    await expect(dialogOf(page)).toBeHidden();
    const cookie = await choiceOf(page);
    expect(cookie).toMatchObject({ value, sameSite: 'Strict', path: '/' });
    const expires = new Date((cookie?.expires ?? 0) * 1000);
    expect(expires.toLocaleString('sv-SE', { timeZone: 'America/Toronto' })).toBe(
      endOfDayOneMonthAfter(now),
    );
    await page.goto('/en/about');
    await expect(settingsOf(page)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });
}

test('the words are asked for in the language that the visitor chooses', async ({ page }) => {
  const { content } = shared();
  const gate = await startContentGate(content.url);
  const site = await startOwnSite({ content: { ...content, url: gate.url } });
  try {
    const languagesAsked = () =>
      gate.asked
        .filter((path) => path.startsWith('/api/politique-cookies-v2'))
        .map((path) => new URLSearchParams(path.split('?')[1]).get('locale'));
    await page.goto(`${site.url}/a-propos`);
    await expect(page.getByRole('dialog', { name: /Un témoin avec ça/ })).toBeVisible();
    expect(languagesAsked()).toContain('fr');
    await page
      .getByRole('link', { name: /English/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Care for a cookie?' })).toBeVisible();
    expect(languagesAsked()).toContain('en');
  } finally {
    await site.stop();
    await gate.close();
  }
});

test('when the content service gives no words the site has its own', async ({ page }) => {
  const { content } = shared();
  const gate = await startContentGate(content.url, {
    refuses: (path) => path.includes('politique-cookies'),
  });
  const site = await startOwnSite({ content: { ...content, url: gate.url } });
  try {
    await page.goto(`${site.url}/en/about`);
    await expect(page.getByRole('dialog', { name: 'Cookies? As you like.' })).toBeVisible();
    await expect(dialogOf(page).getByRole('link')).toHaveAttribute('href', /^\/en\/securite\//);
    const answered = await page.goto(`${site.url}/a-propos`);
    expect(answered?.status()).toBe(200);
    await expect(page.getByRole('dialog', { name: /Des témoins/ })).toBeVisible();
    await expect(dialogOf(page).getByRole('button')).toHaveText([
      'Tout accepter',
      'Refuser les optionnels',
    ]);
    await dialogOf(page).getByRole('button', { name: 'Refuser' }).click();
    expect((await choiceOf(page))?.value).toBe('refuse-optionals');
    expect(site.log.filter((line) => line.includes('politique-cookies-v2'))).not.toEqual([]);
  } finally {
    await site.stop();
    await gate.close();
  }
});

test('the settings open the dialog again, Escape leaves it as it was', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Refuser' }).click();
  await settingsOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(settingsOf(page)).toBeFocused();
  expect((await choiceOf(page))?.value).toBe('refuse-optionals');
  await settingsOf(page).press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Tout accepter' }).click();
  expect((await choiceOf(page))?.value).toBe('accept-all');
  await expect(settingsOf(page)).toBeFocused();
});

test('a choice made in another tab counts in this one', async ({ page, context }) => {
  await page.goto('/');
  await expect(dialogOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/a-propos');
  await dialogOf(other).getByRole('button', { name: 'Refuser' }).click();
  await page.bringToFront();
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and the settings say why', async ({ page }) => {
    await page.goto('/');
    await expect(dialogOf(page)).toBeHidden();
    await expect(settingsOf(page)).toBeHidden();
    const sentence = page.locator('footer noscript > p');
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText('sans JavaScript, ce site ne vous suit pas');
  });
});
