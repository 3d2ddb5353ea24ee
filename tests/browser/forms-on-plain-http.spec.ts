import { expect, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { awake, contactForm, forms, formsSite, partsOf } from './support/forms.ts';

const site = formsSite();

for (const one of inAll(forms, contactForm)) {
  test(`${one.path} is sent over plain HTTP, where browsers lack what they keep for https`, async ({
    playwright,
    launchOptions,
  }) => {
    const host = 'www.salve.example';
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    });
    const page = await browser.newPage();
    await page.goto(site.url.replace('127.0.0.1', host) + one.path);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const { firstname, lastname, email, submit, success } = partsOf(page, one);
    await firstname.focus();
    await awake(page);
    await firstname.fill('Ada');
    await lastname.fill('Roy');
    await email.fill('ada@roy.example');
    await submit.click();
    await expect(success).toHaveText(one.success);
    await expect(success).toContainText(one.reference);
    await browser.close();
  });
}
