import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { launchOptions } from '../../scripts/lib/launch-options.ts';
import { browserPatienceMs, testLimitMs } from '../support/patience.ts';
import { leftToAll } from '../support/scope.ts';
import { cookieChoice } from './support/cookie-choice.ts';
import { sharedSiteUrl } from './support/shared.ts';

/** What holds for every page of the route table, and how their common parts are used. */
const everyPage = [
  '**/addresses.spec.ts',
  '**/carousel.spec.ts',
  '**/every-address.spec.ts',
  '**/every-answer.spec.ts',
  '**/layout.spec.ts',
  '**/look.all.spec.ts',
  '**/measured.spec.ts',
  '**/states.all.spec.ts',
  '**/states.spec.ts',
  '**/without-javascript.spec.ts',
];

/** They write in a content service that they share, one after another. */
const publishing = [
  '**/editable-frame.spec.ts',
  '**/freshness.spec.ts',
  '**/preview.spec.ts',
  '**/redirects.spec.ts',
];

/** Its tests wait for one another: begun last, they would keep one worker busy and the others idle. */
const updates = '**/updates.spec.ts';

export default defineConfig({
  testDir: '.',
  testIgnore: [...leftToAll],
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
    // A process less for each browser: a tenth of what Chromium takes.
    launchOptions: launchOptions(await findChromium(), ['--in-process-gpu']),
  },
  // One more than processors: some tests wait for a clock, a poll or the content service.
  workers: 3,
  timeout: testLimitMs,
  expect: {
    timeout: browserPatienceMs,
    // Edges of letters differ a little between processors; a moved line differs by more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Begun in this order. What a file starts before its tests is started for each of them where they
  // are run in parallel: only tests that share nothing of their own are.
  projects: [
    { name: 'publishing', testMatch: publishing, workers: 1 },
    { name: 'updates', testMatch: updates },
    { name: 'every page', testMatch: everyPage, fullyParallel: true },
    {
      name: 'single pages',
      testMatch: '**/*.spec.ts',
      testIgnore: [...publishing, updates, ...everyPage, ...leftToAll],
    },
  ],
  forbidOnly: true,
  // A test that needs a second try has found something.
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
});
