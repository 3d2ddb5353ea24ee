import { expect, type Page, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import { noChoice } from './support/cookie-choice.ts';
import { tabThrough, unreached } from './support/focus.ts';
import { cookieNames, foreignRequests } from './support/foreign.ts';
import { sharedSiteUrl } from './support/shared.ts';
import { wakeAll, wakeVisible } from './support/wake.ts';

test.use({ storageState: noChoice, viewport: { width: 1280, height: 800 } });

/** What the page's scripts weigh so far, compressed. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0),
  );

for (const { path, locale } of addresses) {
  test(`${path} is accessible and private in all that a visitor opens and sends`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The server's own answers, and the complaint form, are tested where the forms are.
    await page.route('**/functions/*/', (route) =>
      route.fulfill({ json: { reference: 'C-7F3K-92' } }),
    );
    const foreign = foreignRequests(context, sharedSiteUrl() ?? '');
    const dialog = page.locator('[data-cookie-dialog]');
    await page.goto(path);

    await test.step('consent asked', async () => {
      await expect(dialog).toBeVisible();
      await expect(page.locator('footer [data-cookie-settings]')).toBeVisible();
      const bytes = await scriptBytes(page);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(5 * 1024);
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('by keyboard: everything reached, seen, and left', async () => {
      await wakeVisible(page);
      // The question about cookies is still open, and could lie over what has focus.
      const stops = await tabThrough(page);
      expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
      expect(stops.filter(({ isUnmarked }) => isUnmarked)).toEqual([]);
      expect(await unreached(page)).toEqual([]);
    });

    await test.step('refused', async () => {
      expect(await cookieNames(context)).toEqual([]);
      await dialog.getByRole('button', { name: /^Refuse/ }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('dropdown open', async () => {
      const nav = page.locator('header nav').first();
      await nav.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(nav.locator('ul ul')).toBeVisible();
      expect(await axeViolations(page, { within: 'header' })).toEqual([]);
      await page.mouse.move(5, 700);
    });

    await test.step('sidebar open', async () => {
      const drawer = page.locator('dialog#menu');
      const button = page.locator('header').getByRole('button', { name: 'Menu', exact: true });
      await button.hover();
      await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'awake');
      await button.click();
      await expect(drawer).toBeVisible();
      expect(await axeViolations(page, { within: 'dialog#menu' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });

    await test.step('contact form refused, then sent', async () => {
      const form = page.locator('form[action^="/functions/contact"]');
      if ((await form.count()) === 0) return;
      const island = page.locator('[data-island]', { has: form });
      const within = '[data-contact-form]';
      await island.evaluate((element) => element.toggleAttribute('data-contact-form', true));
      await form.locator('[name=firstname]').focus();
      await expect(island).toHaveAttribute('data-state', 'awake');
      const send = form.getByRole('button', { name: locale === 'fr' ? 'Envoyer' : 'Send' });
      await send.click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await axeViolations(page, { within })).toEqual([]);
      for (const name of ['firstname', 'lastname']) await form.locator(`[name=${name}]`).fill('A');
      await form.locator('[name=email]').fill('a@salve.example');
      await form.locator('[name=details]').fill('Bonjour');
      await send.click();
      await expect(form).toHaveCount(0);
      expect(await axeViolations(page, { within })).toEqual([]);
    });

    await test.step('nobody else was told', async () => {
      await wakeAll(page);
      expect(foreign).toEqual([]);
      expect(await cookieNames(context)).toEqual(['cookie-policy']);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  });
}
