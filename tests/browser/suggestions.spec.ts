import { expect, type Page, type Route, test } from '@playwright/test';
import { suggestPath } from '../../web/src/site/search-address.ts';
import type { SuggestionsAnswer } from '../../web/src/site/suggestions-answer.ts';
import { payloads } from '../../web/src/ui/rich-text/xss-payloads.ts';
import { axeViolations } from './support/axe.ts';
import { faintTexts } from './support/faint-texts.ts';
import { requestsUnderWay } from './support/requests-under-way.ts';
import { scriptBytes } from './support/script-bytes.ts';

const fieldOf = (page: Page) => page.locator('main input[name=q]');
const listOf = (page: Page) => page.locator('main [role=listbox]');
const optionsOf = (page: Page) => page.getByRole('option');
const said = (page: Page) => page.locator('main [role=status]');

/** Suggestions as a test wants them, so that it does not depend on what the index holds. */
async function suggesting(page: Page, titles: readonly string[]) {
  const asked: string[] = [];
  await page.route(`**${suggestPath}?*`, (route: Route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    const answer: SuggestionsAnswer = {
      said: `${titles.length} suggestions`,
      suggestions: titles.map((text, index) => ({
        address: `/services?${index}`,
        kind: 'Service',
        title: [{ text, marked: true }],
      })),
    };
    return route.fulfill({ json: answer });
  });
  return asked;
}

async function type(page: Page, words: string): Promise<void> {
  await fieldOf(page).focus();
  await expect(fieldOf(page)).toHaveRole('combobox');
  await fieldOf(page).pressSequentially(words);
}

test('the site suggests pages by words that are not finished, marked and with their kind', async ({
  page,
}) => {
  await page.goto('/en/search');
  await fieldOf(page).focus();
  await expect(fieldOf(page)).toHaveRole('combobox');
  // At once: whoever types slowly asks in each pause, and all visitors share what may be asked.
  await fieldOf(page).fill('web accessib');
  const option = optionsOf(page).filter({ hasText: 'Service' }).first();
  await expect(option).toBeVisible();
  await expect(option.locator('mark').filter({ hasText: /^access/i })).not.toHaveCount(0);
  expect(await optionsOf(page).count()).toBeLessThanOrEqual(8);
  await expect(said(page)).toHaveText(/^\d suggestions?$/);
  await option.click();
  await expect(page).toHaveURL(/\/en\/services\//);
});

test('a visitor who does not touch the field downloads nothing for it, one who does little', async ({
  page,
}) => {
  const underWay = requestsUnderWay(page);
  const quiet = () => expect.poll(() => underWay.size).toBe(0);
  await page.goto('/recherche');
  await quiet();
  const before = await scriptBytes(page);
  await fieldOf(page).focus();
  await expect(fieldOf(page)).toHaveRole('combobox');
  await quiet();
  const brought = (await scriptBytes(page)) - before;
  expect(brought).toBeGreaterThan(0);
  expect(brought).toBeLessThanOrEqual(10 * 1024);
});

test('the keys of the combobox practice', async ({ page }) => {
  await suggesting(page, ['Un', 'Deux', 'Trois']);
  await page.goto('/recherche');
  await type(page, 'un');
  const field = fieldOf(page);
  const list = listOf(page);
  const pointed = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      const option = id ? document.getElementById(id) : null;
      return option?.getAttribute('aria-selected') === 'true' ? option.textContent : undefined;
    });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(said(page)).toHaveText('3 suggestions');
  await expect(optionsOf(page).first()).toHaveAccessibleName('Un Service');
  expect(await pointed()).toBeUndefined();

  await test.step('arrows go through the list and round again; focus stays in the field', async () => {
    for (const name of ['Un', 'Deux', 'Trois', 'Un']) {
      await field.press('ArrowDown');
      expect(await pointed()).toContain(name);
      await expect(field).toBeFocused();
    }
    await field.press('ArrowUp');
    expect(await pointed()).toContain('Trois');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
  });

  await test.step('Home, End and the other arrows go back to the text', async () => {
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
    await field.press('Home');
    expect(await pointed()).toBeUndefined();
    expect(await caret()).toBe(0);
    await field.press('ArrowDown');
    await field.press('End');
    expect(await pointed()).toBeUndefined();
    expect(await caret()).toBe(2);
    await field.press('ArrowDown');
    await field.press('ArrowLeft');
    expect(await pointed()).toBeUndefined();
    expect(await caret()).toBe(1);
    await expect(list).toBeVisible();
  });

  await test.step('Escape closes the list and leaves the text; arrows open it again', async () => {
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('un');
    await expect(field).toBeFocused();
    await field.press('ArrowUp');
    await expect(list).toBeVisible();
    await expect.poll(pointed).toContain('Trois');
    await field.press('Alt+ArrowUp');
    await expect(list).toBeHidden();
    await field.press('Alt+ArrowDown');
    await expect(list).toBeVisible();
    expect(await pointed()).toBeUndefined();
  });

  await test.step('Tab leaves, chooses nothing and closes the list', async () => {
    await field.press('ArrowDown');
    await field.press('Tab');
    await expect(list).toBeHidden();
    await expect(page.getByRole('button', { name: 'Chercher' })).toBeFocused();
    await expect(field).toHaveValue('un');
    await expect(page).toHaveURL('/recherche');
  });

  await test.step('Enter searches for the words, or follows what is pointed at', async () => {
    await field.focus();
    await field.press('Alt+ArrowDown');
    await expect(list).toBeVisible();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL('/services?1');
    await page.goBack();
    await type(page, 'un');
    await expect(listOf(page)).toBeVisible();
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=un/);
  });
});

test('a pointer over the list changes nothing; pressed there, focus stays in the field', async ({
  page,
}) => {
  await suggesting(page, ['Un', 'Deux']);
  await page.goto('/recherche');
  await type(page, 'un');
  await optionsOf(page).nth(1).hover();
  await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant');
  await page.mouse.down();
  await expect(fieldOf(page)).toBeFocused();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(listOf(page)).toBeVisible();
  await optionsOf(page).nth(1).click();
  await expect(page).toHaveURL('/services?1');
});

test('asks once the fingers rest, and only what was typed last is answered', async ({ page }) => {
  const asked = await suggesting(page, ['Un']);
  await page.goto('/recherche');
  await type(page, 'u');
  await expect(listOf(page)).toBeHidden();
  await fieldOf(page).pressSequentially('n mot');
  await expect(listOf(page)).toBeVisible();
  await expect.poll(() => asked.at(-1)).toBe('un mot');
  await fieldOf(page).fill('');
  await expect(listOf(page)).toBeHidden();
  await expect(said(page)).toBeEmpty();
});

test('a site that has no time for suggestions still searches', async ({ page }) => {
  await page.route(`**${suggestPath}?*`, (route) => route.fulfill({ status: 429 }));
  await page.goto('/recherche');
  await type(page, 'accessibilite');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('/recherche?q=accessibilite');
});

test('the page of a lost address suggests too', async ({ page }) => {
  await suggesting(page, ['Un']);
  await page.goto('/en/nothing-here');
  await fieldOf(page).focus();
  await expect(fieldOf(page)).toHaveRole('combobox');
  await expect(listOf(page)).toBeHidden();
  await fieldOf(page).press('ArrowDown');
  await expect(optionsOf(page)).toHaveAttribute('aria-selected', 'true');
});

const long =
  'Une formation qui porte un titre assez long pour remplir plusieurs lignes du téléphone';
const hostile = 'Un_mot_sans_fin_'.repeat(8);
for (const path of ['/recherche', '/en/search', '/en/nothing-here']) {
  test(`the open list of ${path} can be read by everybody`, async ({ page }) => {
    await suggesting(page, ['Un', long, hostile]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await type(page, 'un');
      await expect(listOf(page)).toBeVisible();
      await fieldOf(page).press('ArrowDown');
      expect(await axeViolations(page)).toEqual([]);
      expect(await faintTexts(page, 'main [role=listbox]')).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    const [chosen, other] = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => getComputedStyle(option).backgroundColor),
    );
    expect(chosen).not.toBe(other);
    await page.emulateMedia({ forcedColors: 'none' });

    await page.setViewportSize({ width: 320, height: 640 });
    const { left, right } = await listOf(page).evaluate((list) => list.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const option of await optionsOf(page).all()) {
      const { height, inside } = await option.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        inside: element.scrollWidth <= element.clientWidth,
      }));
      expect(height).toBeGreaterThanOrEqual(44);
      expect(inside).toBe(true);
    }
  });
}

test('nothing that is suggested runs', async ({ page }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await suggesting(page, payloads);
  await page.goto('/recherche');
  const own = new URL(page.url()).origin;
  page.on('request', (request) => {
    if (!request.url().startsWith(own)) foreign.push(request.url());
  });
  await type(page, '<img src=x onerror=alert(1)>');
  await expect(optionsOf(page)).toHaveCount(payloads.length);
  expect(await optionsOf(page).locator('mark').allTextContents()).toEqual([...payloads]);
  await expect(listOf(page).locator('img, script, svg, iframe, a')).toHaveCount(0);
  expect({ ran, foreign, errors }).toEqual({ ran: [], foreign: [], errors: [] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is the search field it was', async ({ page }) => {
    await page.goto('/recherche');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
});
