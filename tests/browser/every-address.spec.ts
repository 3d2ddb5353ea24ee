import { expect, type Page, test } from '@playwright/test';
import { drawAll, removeStyles } from './support/added-styles.ts';
import { addresses } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { noChoice } from './support/cookie-choice.ts';
import { faintTexts } from './support/faint-texts.ts';
import { fetchPictures } from './support/fetch-pictures.ts';
import { tabThrough, unreached } from './support/focus.ts';
import { cookieNames, foreignRequests } from './support/foreign.ts';
import { htmlFaults } from './support/html-faults.ts';
import {
  leaveOutBackgrounds,
  letterPaper,
  lostOnPaper,
  textsOverAnother,
} from './support/paper.ts';
import {
  cutTexts,
  doubleIds,
  excessWidth,
  fixedParts,
  ownColours,
  runningAnimations,
  spaceTexts,
} from './support/presentation.ts';
import { requestsUnderWay } from './support/requests-under-way.ts';
import { scriptBytes } from './support/script-bytes.ts';
import { sharedSiteUrl } from './support/shared.ts';
import { wakeAll, wakeVisible } from './support/wake.ts';

const desktop = { width: 1280, height: 800 };
/** 1280 px at 400 %. */
const narrow = { width: 320, height: 640 };

// As it comes to somebody new. One visit for all of it: opening a page is what takes time.
// Half the points: pictures of whole pages are looked at.
test.use({ storageState: noChoice, viewport: desktop, deviceScaleFactor: 0.5 });

const dialogOf = (page: Page) => page.locator('[data-cookie-dialog]');

for (const { path, locale } of addresses) {
  test(`${path} keeps what every page promises`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The server's own answers, and the complaint form, are tested where the forms are.
    await page.route('**/functions/*/', (route) =>
      route.fulfill({ json: { reference: 'C-7F3K-92' } }),
    );
    const complaints = complaintsOf(page);
    const foreign = foreignRequests(context, sharedSiteUrl() ?? '');
    const underWay = requestsUnderWay(page);
    const response = await page.goto(path);

    await test.step('light: no more code than the first view needs', async () => {
      await expect(dialogOf(page)).toBeVisible();
      await expect.poll(() => underWay.size).toBe(0);
      const bytes = await scriptBytes(page);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(5 * 1024);
    });

    await test.step('whole', async () => {
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).toMatch(/Salve/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);
      await fetchPictures(page);
    });

    await test.step('valid', async () => {
      expect(await htmlFaults((await response?.text()) ?? '')).toEqual([]);
      expect(await doubleIds(page)).toEqual([]);
    });

    await test.step('accessible while consent is asked and a dropdown is open', async () => {
      await expect(page.locator('footer [data-cookie-settings]')).toBeVisible();
      const nav = page.locator('header nav').first();
      await nav.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(nav.locator('ul ul')).toBeVisible();
      // The rest is looked at when it is all there is.
      const within = 'body > header, [data-cookie-dialog]';
      expect(await axeViolations(page, { within })).toEqual([]);
      await page.mouse.move(5, 400);
      await expect(nav.locator('ul ul')).toBeHidden();
    });

    await test.step('by keyboard: everything reached, seen, and left', async () => {
      await wakeVisible(page);
      // The question about cookies is still open, and could lie over what has focus.
      const stops = await tabThrough(page);
      expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
      expect(stops.filter(({ isUnmarked }) => isUnmarked)).toEqual([]);
      expect(await unreached(page)).toEqual([]);
    });

    await test.step('accessible after a refusal', async () => {
      expect(await cookieNames(context)).toEqual([]);
      await dialogOf(page)
        .getByRole('button', { name: /^Refuse/ })
        .click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      await drawAll(page);
      expect(await faintTexts(page)).toEqual([]);
      expect(await runningAnimations(page)).toBe(0);
    });

    await test.step('in the dark and in the colours of the system', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faintTexts(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect(await ownColours(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('on paper', async () => {
      expect(await lostOnPaper(page)).toEqual([]);
      await page.setViewportSize(letterPaper);
      expect(await fixedParts(page)).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
      expect(await textsOverAnother(page)).toEqual([]);
      await leaveOutBackgrounds(page);
      expect(await faintTexts(page)).toEqual([]);
      await removeStyles(page);
      await page.setViewportSize(desktop);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('at 320 px, also with wide spacing', async () => {
      await page.setViewportSize(narrow);
      expect(await excessWidth(page)).toBe(0);
      // Here other things lie behind a text.
      expect(await faintTexts(page)).toEqual([]);
      await spaceTexts(page);
      expect(await excessWidth(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
      await page.setViewportSize(desktop);
      expect(await cutTexts(page)).toEqual([]);
      await removeStyles(page);
    });

    await test.step('sidebar open', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
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

    await test.step('nobody was told, nothing went wrong', async () => {
      await wakeAll(page);
      expect(foreign).toEqual([]);
      expect(await cookieNames(context)).toEqual(['cookie-policy']);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      expect(complaints).toEqual([]);
    });
  });
}
