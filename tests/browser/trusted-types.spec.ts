import { expect, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { complaintsOf } from './support/complaints.ts';
import { startOwnSite } from './support/own-site.ts';
import type { Site } from './support/site.ts';
import { wakeAll } from './support/wake.ts';

/** Without the container, which the site of all tests has: only then no text may become a script. */
let site: Site;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());
test.use({ serviceWorkers: 'allow' });

const everyKindOfIsland = ['/', '/en/homepage', '/contact', '/securite/plainte', '/carriere'];
const others = ['/services/studio-numerique', '/nos-realisations', '/nouvelles', '/blogues'];

for (const path of inAll(
  [...everyKindOfIsland, ...others],
  ['/', '/securite/plainte', '/carriere'],
)) {
  test(`${path}: no text becomes a script, and nothing is refused for it`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const answer = await page.goto(site.url + path);
    expect(answer?.headers()['content-security-policy']).toContain("trusted-types-for 'script'");
    await wakeAll(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(complaints).toEqual([]);
    await expect(
      page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
    ).rejects.toThrow('TrustedHTML');
  });
}
