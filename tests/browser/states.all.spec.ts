import { expect, test } from '@playwright/test';
import { visits } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import { complaintsAbout, complaintsOf } from './support/complaints.ts';
import { noChoice } from './support/cookie-choice.ts';
import {
  consentAsked,
  dropdownOpen,
  formRefused,
  formSent,
  hasContactForm,
  menuOpen,
  takeForms,
} from './support/states.ts';

test.use({ storageState: noChoice, viewport: { width: 1280, height: 800 } });

for (const visit of visits) {
  test(`${visit.path} breaks no rule in any state`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await takeForms(page);
    const complaints = complaintsOf(page);
    await page.goto(visit.path);
    const ofForm = (await hasContactForm(page)) ? [formRefused, formSent] : [];
    for (const state of [consentAsked, dropdownOpen, menuOpen, ...ofForm]) {
      await test.step(state.name, async () => {
        await state.show(page);
        expect(await axeViolations(page, { within: state.part })).toEqual([]);
        await state.leave(page);
      });
    }
    expect(complaintsAbout(complaints, visit)).toEqual([]);
  });
}
