import { expect, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { pages } from './support/addresses.ts';
import { complaintsOf } from './support/complaints.ts';
import { cookieChoice, noChoice } from './support/cookie-choice.ts';
import { cookieNames, foreignRequests } from './support/foreign.ts';
import { sharedSiteUrl } from './support/shared.ts';
import { wakeAll } from './support/wake.ts';

test.use({
  storageState: noChoice,
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** The code is the same on every page; the first has most on it, the other an article's. */
const sample = pages.filter(([{ key }]) => key === 'home' || key === 'article');

for (const addresses of inAll(pages, sample)) {
  const paths = addresses.map(({ path }) => path).join(' and ');
  test(`${paths} measure who said yes before, and in two clicks no longer`, async ({ context }) => {
    for (const { path } of addresses) {
      await context.addCookies([cookieChoice('127.0.0.1', 'accept-all')]);
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const reports = reportsOf(page);
      const dialog = page.locator('[data-cookie-dialog]');
      await page.goto(path);
      await expect.poll(() => reports.at(-1)).toContain(`"page_path":"${path}"`);
      // That was said once, long ago.
      expect(reports.join()).not.toContain('accept_all');
      await expect(dialog).toBeHidden();
      expect(await cookieNames(context)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST']));
      expect(complaints).toEqual([]);

      const reloaded = page.waitForEvent('load');
      await page.locator('[data-cookie-settings]').click();
      await dialog.locator('[value="refuse-optionals"]').click();
      await reloaded;
      const foreign = foreignRequests(context, sharedSiteUrl() ?? '');
      await wakeAll(page);
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      expect(await cookieNames(context)).toEqual(['cookie-policy']);
      await page.close();
    }
  });
}

/** What the page tells the stand-in for Google. */
function reportsOf(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/report') reports.push(request.postData() ?? '');
  });
  return reports;
}
