import { type Browser, expect, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { axeViolations } from './support/axe.ts';
import { forms, formsSite, partsOf, twoForms } from './support/forms.ts';

const site = formsSite();
test.use({ javaScriptEnabled: false });

/** Where scripts are off axe cannot run either: it is shown the same page in another window. */
async function axeViolationsOf(page: Page, browser: Browser): Promise<string[]> {
  const url = page.url();
  const html = await page.content();
  const window = await browser.newPage({ javaScriptEnabled: true });
  await window.route('**/*.js', (route) => route.abort());
  await window.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await window.goto(url);
  const violations = await axeViolations(window);
  await window.close();
  return violations;
}

for (const one of inAll(forms, twoForms)) {
  test(`${one.path}: an invalid post comes back with what was typed, a valid one is answered`, async ({
    page,
    browser,
  }) => {
    await page.goto(site.url + one.path);
    const { form, firstname, lastname, email, text, submit, alert } = partsOf(page, one);
    await firstname.fill('Ada');
    await email.fill('ada');
    await text.fill('Une longue histoire');
    await submit.click();

    await expect(page).toHaveTitle(one.errorTitle);
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(one.summary);
    await expect(alert.getByRole('link')).toHaveText([one.missing[1], one.invalidEmail]);
    await expect(lastname).toHaveAttribute('aria-invalid', 'true');
    await expect(lastname).toHaveAccessibleDescription(one.missing[1]);
    await expect(email).toHaveAccessibleDescription(one.invalidEmail);
    await expect(firstname).not.toHaveAttribute('aria-invalid', 'true');
    await expect(firstname).toHaveValue('Ada');
    await expect(email).toHaveValue('ada');
    await expect(text).toHaveValue('Une longue histoire');
    expect(await axeViolationsOf(page, browser)).toEqual([]);
    // The address that stays in the browser leads back to the form.
    const opened = await browser.newPage({ javaScriptEnabled: false, locale: one.locale });
    await opened.goto(page.url());
    await expect(opened).toHaveURL(site.url + one.path);
    await opened.close();

    await alert.getByRole('link').first().click();
    await expect(lastname).toBeFocused();
    await lastname.fill('Roy');
    await email.fill('ada@roy.example');
    await submit.click();
    await expect(page).toHaveURL(one.plainPostEndsAt);
    await expect(page.getByText(one.plainPostShows)).toBeVisible();
    await expect(page.getByText(one.referenceLabel)).toContainText(one.reference);
    await expect(page).not.toHaveTitle(one.errorTitle);
    await expect(form).toHaveCount(0);
    expect(await axeViolationsOf(page, browser)).toEqual([]);
  });
}
