import { expect, test } from '@playwright/test';
import { noChoice } from './support/cookie-choice.ts';
import { faintTexts } from './support/faint-texts.ts';

/** What comes and goes looks the same on every page of a theme. */
const views = [
  { path: '/', colorScheme: 'light' },
  { path: '/', colorScheme: 'dark' },
  { path: '/en/homepage', colorScheme: 'light' },
  { path: '/en/homepage', colorScheme: 'dark' },
  { path: '/services/studio-numerique', colorScheme: 'light' },
  { path: '/en/services/digital-studio', colorScheme: 'light' },
] as const;

test.use({ storageState: noChoice, viewport: { width: 1280, height: 800 } });

for (const { path, colorScheme } of views) {
  test(`all states of ${path} can be read, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);

    const dialog = page.locator('[data-cookie-dialog]');
    await expect(dialog).toBeVisible();
    expect(await faintTexts(page, '[data-cookie-dialog]')).toEqual([]);
    await dialog.locator('[value="refuse-optionals"]').click();
    await expect(dialog).toBeHidden();

    const nav = page.locator('header nav').first();
    await nav.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(nav.locator('ul ul')).toBeVisible();
    expect(await faintTexts(page, 'header')).toEqual([]);

    await page.locator('header').getByRole('button', { name: /^Menu/ }).click();
    const menu = page.locator('dialog#menu');
    await expect(menu).toBeVisible();
    expect(await faintTexts(page, 'dialog#menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    const form = page.locator('form[action^="/functions/contact"]');
    await form.locator('[name=firstname]').focus();
    await expect(page.locator('[data-island]', { has: form })).toHaveAttribute(
      'data-state',
      'awake',
    );
    await form.getByRole('button', { name: /^(Envoyer|Send)$/ }).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await form.scrollIntoViewIfNeeded();
    expect(await faintTexts(page, 'form[action^="/functions/contact"]')).toEqual([]);
  });
}
