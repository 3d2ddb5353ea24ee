import { expect, test } from '@playwright/test';
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

/** What comes and goes is the same on every page of a theme and a language. */
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
  test(`all states of ${path} can be read and break no rule, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await takeForms(page);
    const complaints = complaintsOf(page);
    await page.goto(path);
    for (const state of [consentAsked, dropdownOpen, menuOpen, formRefused, formSent]) {
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
