import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { complaintsOf } from './support/complaints.ts';
import { cookieChoice } from './support/cookie-choice.ts';
import { cookieNames, foreignRequests } from './support/foreign.ts';
import { type Measuring, startMeasuring } from './support/measuring.ts';
import { wakeAll } from './support/wake.ts';

test.use({
  storageState: { cookies: [cookieChoice('127.0.0.1', 'accept-all')], origins: [] },
  viewport: { width: 1280, height: 800 },
});

let measuring: Measuring;
test.beforeAll(async () => {
  measuring = await startMeasuring();
});
test.afterAll(() => measuring?.stop());

for (const { path } of addresses) {
  test(`${path} measures who said yes before, and in two clicks no longer`, async ({
    page,
    context,
  }) => {
    const { site, container } = measuring;
    const complaints = complaintsOf(page);
    const dialog = page.locator('[data-cookie-dialog]');
    const reports = () =>
      container.reports
        .map((report) => JSON.stringify(report))
        .filter((report) => report.includes(`"page_path":"${path}"`));

    await page.goto(`${site.url}${path}`);
    await expect.poll(reports).not.toEqual([]);
    // That was said once, long ago.
    expect(reports().join()).not.toContain('accept_all');
    await expect(dialog).toBeHidden();
    expect(await cookieNames(context)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST']));
    expect(complaints).toEqual([]);

    const reloaded = page.waitForEvent('load');
    await page.locator('[data-cookie-settings]').click();
    await dialog.locator('[value="refuse-optionals"]').click();
    await reloaded;
    const foreign = foreignRequests(context, site.url);
    await wakeAll(page);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(await cookieNames(context)).toEqual(['cookie-policy']);
  });
}
