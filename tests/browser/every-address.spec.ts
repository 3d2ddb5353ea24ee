import { expect, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { drawAll, removeStyles } from './support/added-styles.ts';
import { visits, visitsByPage } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import { complaintsAbout, complaintsOf } from './support/complaints.ts';
import { noChoice } from './support/cookie-choice.ts';
import { faintTexts } from './support/faint-texts.ts';
import { fetchPictures } from './support/fetch-pictures.ts';
import { tabThrough, unreached } from './support/focus.ts';
import { fontsInSight } from './support/fonts-in-sight.ts';
import { cookieNames, foreignRequests } from './support/foreign.ts';
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
  pointAtEverything,
  runningAnimations,
  spaceTexts,
} from './support/presentation.ts';
import { requestsUnderWay } from './support/requests-under-way.ts';
import { scriptBytes } from './support/script-bytes.ts';
import { sharedSiteUrl } from './support/shared.ts';
import { consentAsked } from './support/states.ts';
import { wakeAll, wakeVisible } from './support/wake.ts';

const desktop = { width: 1280, height: 800 };
/** 1280 px at 400 %. */
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };

// As it comes to somebody new. One visit for all of it: opening a page is what takes time.
// Half the points: pictures of whole pages are looked at.
test.use({ storageState: noChoice, viewport: desktop, deviceScaleFactor: 0.5 });

interface Rule {
  readonly name: string;
  /** The question about cookies lies over the page, or has been answered. */
  readonly consent: 'asked' | 'refused';
  keep(page: Page): Promise<void>;
}

/** What takes long: in `npm test` each page is held to one of them, in turn. */
const rules: readonly Rule[] = [
  {
    name: 'by keyboard: everything reached, seen, and left',
    // It could lie over what has focus.
    consent: 'asked',
    async keep(page) {
      await wakeVisible(page);
      const stops = await tabThrough(page);
      expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
      expect(stops.filter(({ isUnmarked }) => isUnmarked)).toEqual([]);
      expect(await unreached(page)).toEqual([]);
    },
  },
  {
    name: 'in the dark and in the colours of the system',
    consent: 'refused',
    async keep(page) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faintTexts(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect(await ownColours(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    },
  },
  {
    name: 'on paper',
    consent: 'refused',
    async keep(page) {
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
    },
  },
  {
    name: 'at 320 px, also with wide spacing',
    consent: 'refused',
    async keep(page) {
      await page.setViewportSize(narrow);
      expect(await excessWidth(page)).toBe(0);
      // Here other things lie behind a text.
      expect(await faintTexts(page)).toEqual([]);
      await pointAtEverything(page);
      expect(await excessWidth(page)).toBe(0);
      await removeStyles(page);
      await spaceTexts(page);
      expect(await excessWidth(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
      await page.setViewportSize(desktop);
      expect(await cutTexts(page)).toEqual([]);
      await removeStyles(page);
    },
  },
];

/** Each page in one language: two in a row, so that every rule meets both. */
const sample = visitsByPage.map((languages, turn) => languages[turn % 2 === 0 ? 'fr' : 'en']);

for (const visit of inAll(visits, sample)) {
  const { path, status } = visit;
  const turn = visitsByPage.findIndex(({ fr, en }) => path === fr.path || path === en.path);
  const ofThisPage = rules.filter((_, index) => index === Math.floor(turn / 2) % rules.length);
  const kept = inAll(rules, ofThisPage);

  test(`${path} keeps what every page promises`, async ({ page, context }) => {
    const keepRules = async (consent: Rule['consent']) => {
      for (const rule of kept.filter((one) => one.consent === consent)) {
        await test.step(rule.name, () => rule.keep(page));
      }
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const complaints = complaintsOf(page);
    const foreign = foreignRequests(context, sharedSiteUrl() ?? '');
    const underWay = requestsUnderWay(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);

    await test.step('light: no more code than the first view needs', async () => {
      await consentAsked.show(page);
      await expect.poll(() => underWay.size).toBe(0);
      const bytes = await scriptBytes(page);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(5 * 1024);
    });

    await test.step('light: 25 KB of fonts for the first view', async () => {
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        const { files, bytes } = await fontsInSight(page);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes, files.join('\n')).toBeLessThanOrEqual(25_000);
      }
    });

    await test.step('its pictures come, and no id comes twice', async () => {
      await fetchPictures(page);
      expect(await doubleIds(page)).toEqual([]);
    });

    await keepRules('asked');

    await test.step('accessible after a refusal', async () => {
      expect(await cookieNames(context)).toEqual([]);
      await consentAsked.leave(page);
      expect(await axeViolations(page)).toEqual([]);
      await drawAll(page);
      expect(await faintTexts(page)).toEqual([]);
      expect(await runningAnimations(page)).toBe(0);
    });

    await keepRules('refused');

    await test.step('nobody was told, nothing went wrong', async () => {
      await wakeAll(page);
      expect(foreign).toEqual([]);
      expect(await cookieNames(context)).toEqual(['cookie-policy']);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
      expect(complaintsAbout(complaints, visit)).toEqual([]);
    });
  });
}
