import { expect, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { noChoice } from './support/cookie-choice.ts';
import { faintTexts } from './support/faint-texts.ts';
import {
  consentAsked,
  dropdownOpen,
  formRefused,
  formSent,
  menuOpen,
  takeForms,
} from './support/states.ts';

const form = [formRefused, formSent];
const all = [consentAsked, dropdownOpen, menuOpen, ...form];

/** What comes and goes is the same on every page of a theme and a language; a product's form is another. */
const views = [
  { path: '/', colorScheme: 'light', states: all },
  { path: '/', colorScheme: 'dark', states: all },
  { path: '/en/homepage', colorScheme: 'light', states: all },
  { path: '/en/homepage', colorScheme: 'dark', states: all },
  { path: '/services/studio-numerique', colorScheme: 'light', states: [consentAsked, ...form] },
] as const;
const inEnglish = { ...views[4], path: '/en/services/digital-studio' } as const;

test.use({ storageState: noChoice, viewport: { width: 1280, height: 800 } });

for (const { path, colorScheme, states } of inAll([...views, inEnglish], views)) {
  test(`the states of ${path} can be read and break no rule, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await takeForms(page);
    const complaints = complaintsOf(page);
    await page.goto(path);
    for (const state of states) {
      await test.step(state.name, async () => {
        await state.show(page);
        expect(await axeViolations(page, { within: state.part })).toEqual([]);
        expect(await faintTexts(page, state.part)).toEqual([]);
        await state.leave(page);
      });
    }
    expect(complaints).toEqual([]);
  });
}
