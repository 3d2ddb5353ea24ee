import { expect, type Locator, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { axeViolations } from './support/axe.ts';
import { awake, contactForm, forms, formsSite, partsOf, twoForms } from './support/forms.ts';
import { holdClock } from './support/held-clock.ts';

const site = formsSite();

/** Goes there as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 100; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

for (const one of inAll(forms, twoForms)) {
  test(`${one.path} by keyboard: errors are led to, tied to their fields, cleared when mended; then it is sent`, async ({
    page,
  }) => {
    await page.goto(site.url + one.path);
    const { form, firstname, lastname, email, submit, alert, success } = partsOf(page, one);
    const required = [firstname, lastname, email];
    await tabTo(page, firstname);
    await awake(page);
    await page.keyboard.press('Enter');

    await expect(alert).toBeFocused();
    await expect(alert).toContainText(one.summary);
    await expect(page).toHaveTitle(one.errorTitle);
    await expect(alert.getByRole('link')).toHaveText(one.missing);
    for (const [index, field] of required.entries()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(one.missing[index] ?? '');
    }
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(firstname).toBeFocused();
    await page.keyboard.type('Ada');
    await expect(firstname).not.toHaveAttribute('aria-invalid', 'true');
    await expect(firstname).toHaveAccessibleDescription('');
    await expect(alert.getByRole('link')).toHaveText(one.missing.slice(1));
    await expect(lastname).toHaveAttribute('aria-invalid', 'true');

    await tabTo(page, lastname);
    await page.keyboard.type('Roy');
    await tabTo(page, email);
    await page.keyboard.type('ada');
    await page.keyboard.press('Enter');
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link')).toHaveText([one.invalidEmail]);
    await expect(email).toHaveAccessibleDescription(one.invalidEmail);
    await expect(firstname).toHaveValue('Ada');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('@roy.example');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(success).toBeFocused();
    await expect(success).toHaveText(one.success);
    await expect(success).toContainText(one.reference);
    await expect(form).toHaveCount(0);
    await expect(page).not.toHaveTitle(one.errorTitle);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`${one.path}: held still while it is under way, kept when that fails, sent at the next try`, async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await page.goto(site.url + one.path);
    const { firstname, lastname, email, text, submit, alert, success } = partsOf(page, one);
    await firstname.focus();
    await awake(page);
    await firstname.fill('Ada');
    await lastname.fill('Roy');
    await email.fill('ada@roy.example');
    await text.fill('Une longue histoire');
    const endpoint = new RegExp(`/functions/${one.form}/`);
    let answer: (() => Promise<void>) | undefined;
    await page.route(endpoint, (route) => {
      answer = () => route.fulfill({ status: 503, json: {} });
    });
    await submit.click();
    const busy = page.getByRole('button', { name: one.saving });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    for (const field of [firstname, lastname, email, text]) {
      await expect(field).toHaveJSProperty('readOnly', true);
      await expect(field).toHaveAttribute('aria-disabled', 'true');
    }
    expect(await axeViolations(page)).toEqual([]);

    await expect.poll(() => answer !== undefined).toBe(true);
    await answer?.();
    await expect(alert).toBeFocused();
    await expect(alert).toHaveText(one.failed);
    expect(lines).toContain('error: A form could not be sent: 503');
    await expect(page).toHaveTitle(one.errorTitle);
    await expect(firstname).toHaveValue('Ada');
    await expect(text).toHaveValue('Une longue histoire');
    await expect(firstname).toBeEditable();
    expect(await axeViolations(page)).toEqual([]);

    await page.unroute(endpoint);
    await submit.click();
    await expect(success).toHaveText(one.success);
  });
}

test('the details take 1000 signs, and say so politely near the end', async ({ page }) => {
  const [contact] = forms;
  await page.goto(site.url + contact.path);
  const { form, text } = partsOf(page, contact);
  await text.focus();
  await awake(page);
  await text.fill('x'.repeat(950));
  await text.press('End');
  await text.pressSequentially('y'.repeat(60));
  await expect(text).toHaveValue(`${'x'.repeat(950)}${'y'.repeat(50)}`);
  await expect(form.getByRole('status')).toContainText('0 caractères restants');
});

test('a form that listens late says how long its page was open, not how long it listened', async ({
  page,
}) => {
  const [contact] = forms;
  await holdClock(page);
  await page.goto(site.url + contact.path);
  await page.clock.runFor(20_000);
  const { firstname, lastname, email, submit } = partsOf(page, contact);
  await firstname.focus();
  await awake(page);
  await firstname.fill('Ada');
  await lastname.fill('Roy');
  await email.fill('ada@roy.example');
  const sending = page.waitForRequest(/\/functions\/contact\//);
  await submit.click();
  const { elapsed } = (await sending).postDataJSON();
  expect(elapsed).toBeGreaterThanOrEqual(20_000);
});

test('the studio asks in its own words', async ({ page }) => {
  await page.goto(`${site.url}/services/studio-numerique`);
  await expect(page.locator('footer form').getByText('Que voulez-vous fabriquer')).toBeVisible();
});

for (const one of inAll(forms, contactForm)) {
  test(`${one.path}: who floods the site reads why the message was not taken`, async ({
    page,
    request,
  }) => {
    const flood = { 'X-Forwarded-For': `203.0.113.${forms.indexOf(one)}` };
    for (let count = 1; count <= 60; count += 1) {
      const answer = await request.post(`${site.url}/functions/contact/`, {
        headers: { ...flood, Origin: site.url, 'Sec-Fetch-Site': 'same-origin' },
        data: {},
      });
      expect(answer.status()).toBe(422);
    }
    await page.setExtraHTTPHeaders(flood);
    await page.goto(site.url + one.path);
    const { firstname, lastname, email, submit, alert } = partsOf(page, one);
    await firstname.focus();
    await awake(page);
    await firstname.fill('Ada');
    await lastname.fill('Roy');
    await email.fill('ada@roy.example');
    await submit.click();
    await expect(alert).toBeFocused();
    await expect(alert).toHaveText(one.flooded);
    await expect(firstname).toHaveValue('Ada');
  });

  test(`${one.path}: what cannot be sent, for whatever reason, ends in its message and in the console`, async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      crypto.getRandomValues = () => {
        throw new Error('no chance');
      };
    });
    await page.goto(site.url + one.path);
    const { firstname, lastname, email, submit, alert } = partsOf(page, one);
    await firstname.focus();
    await awake(page);
    await firstname.fill('Ada');
    await lastname.fill('Roy');
    await email.fill('ada@roy.example');
    await submit.click();
    await expect(alert).toHaveText(one.failed);
    await expect(submit).toBeEnabled();
    expect(lines.filter((line) => line.startsWith('error: A form could not be sent'))).toHaveLength(
      1,
    );
    expect(lines.join()).not.toMatch(/ada|roy/i);
  });
}
