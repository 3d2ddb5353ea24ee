import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { launchOptions } from '../../scripts/lib/launch-options.ts';
import { browserPatienceMs, testLimitMs } from '../support/patience.ts';
import { cookieChoice } from './support/cookie-choice.ts';
import { sharedSiteUrl } from './support/shared.ts';

/** What holds for every page of the route table, and how their common parts are used. */
const everyPage = [
  '**/addresses.spec.ts',
  '**/carousel.spec.ts',
  '**/every-address.spec.ts',
  '**/layout.spec.ts',
  '**/look.spec.ts',
  '**/measured.spec.ts',
  '**/states.spec.ts',
  '**/without-javascript.spec.ts',
];

/** Their tests wait for one another: begun last, they would keep one worker busy and the others idle. */
const inOrder = ['**/freshness.spec.ts', '**/preview.spec.ts', '**/updates.spec.ts'];

export default defineConfig({
  testDir: '.',
  // Emptied by each run; the stages of `npm test` have folders of their own beside it.
  outputDir: '../../test-results/by-hand',
  globalSetup: './support/global-setup.ts',
  // The address is only known once the set-up has run; workers read this file again after it.
  use: {
    baseURL: sharedSiteUrl(),
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // It would fetch the whole site's code for every test; the tests of updates let it.
    serviceWorkers: 'block',
    storageState: { cookies: [cookieChoice('127.0.0.1', 'refuse-optionals')], origins: [] },
    launchOptions: launchOptions(await findChromium()),
  },
  workers: 2,
  timeout: testLimitMs,
  expect: {
    timeout: browserPatienceMs,
    // Edges of letters differ a little between processors; a moved line differs by more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Two stages of `npm test`; begun in this order.
  projects: [
    { name: 'every page', testMatch: everyPage },
    { name: 'one after another', testMatch: inOrder },
    { name: 'side by side', testMatch: '**/*.spec.ts', testIgnore: [...everyPage, ...inOrder] },
  ],
  forbidOnly: true,
  // A test that needs a second try has found something.
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
});
