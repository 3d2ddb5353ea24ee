import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { shared } from './support/shared.ts';
import { type Site, startSite } from './support/site.ts';

/** A site of its own, that takes each test for another sender: posts are counted by address. */
let site: Site;
let senders = 0;
test.beforeAll(async () => {
  site = await startSite({ content: shared().content, env: { TRUST_PROXY: 'true' } });
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }, { workerIndex }) => {
  senders += 1;
  await page.setExtraHTTPHeaders({
    'X-Forwarded-For': `192.0.2.${workerIndex}, 198.51.100.${senders}`,
  });
});

const words = {
  fr: {
    contact: '/contact',
    submit: 'Envoyer',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Courriel',
    details: /Votre projet/,
    required: 'Votre nom est requis',
    invalid: 'Votre courriel est invalide',
    error: /^Erreur\s: /,
    success: /Votre message est bien parti/,
    thanks: '/merci',
  },
  en: {
    contact: '/en/contact',
    submit: 'Send',
    firstname: 'First name',
    lastname: 'Name',
    email: 'Email',
    details: /Your project/,
    required: 'Your name is required',
    invalid: 'Your email is invalid',
    error: /^Error: /,
    success: 'Your message was sent successfully, we will contact you as soon as possible!',
    thanks: '/en/thank-you',
  },
} as const;

const fieldsOf = (page: Page, locale: 'fr' | 'en') => {
  const form = page.locator('main form');
  const text = words[locale];
  return {
    firstname: form.getByRole('textbox', { name: text.firstname }),
    lastname: form.getByRole('textbox', { name: text.lastname, exact: true }),
    email: form.getByRole('textbox', { name: text.email }),
    details: form.getByRole('textbox', { name: text.details }),
    submit: form.getByRole('button', { name: text.submit }),
  };
};

/** Touches the form, as every visitor does who fills it in, and waits until it listens. */
async function wakeForm(page: Page): Promise<void> {
  await page.locator('main form input').first().focus();
  await expect(page.locator('main [data-island]')).toHaveAttribute('data-state', 'awake');
}

for (const locale of ['fr', 'en'] as const) {
  const text = words[locale];

  test(`${locale}: errors are led to, tied to their fields, cleared when mended; then it is sent`, async ({
    page,
  }) => {
    await page.goto(site.url + text.contact);
    await wakeForm(page);
    const { firstname, lastname, email, submit } = fieldsOf(page, locale);
    await firstname.fill('Ada');
    await email.fill('ada');
    await submit.press('Enter');

    const summary = page.locator('main [role=alert]');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(text.error);
    await expect(lastname).toHaveAccessibleDescription(text.required);
    await expect(lastname).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(text.invalid);
    expect(await axeViolations(page)).toEqual([]);

    await summary.getByRole('link', { name: text.required }).press('Enter');
    await expect(lastname).toBeFocused();
    await lastname.pressSequentially('Roy');
    await expect(lastname).not.toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(firstname).toHaveValue('Ada');

    await email.fill('ada@roy.example');
    await submit.press('Enter');
    const success = page.locator('main [role=status]').filter({ hasText: text.success });
    await expect(success).toBeVisible();
    await expect(success).toBeFocused();
    await expect(success).toContainText(/C-[2-9A-Z]{4}-[2-9A-Z]{2}/);
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page).not.toHaveTitle(text.error);
    expect(await axeViolations(page)).toEqual([]);
  });

  test.describe(`${locale}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('an invalid post comes back with what was typed; a valid one is thanked for', async ({
      page,
    }) => {
      await page.goto(site.url + text.contact);
      const { firstname, lastname, email, details, submit } = fieldsOf(page, locale);
      await firstname.fill('Ada');
      await details.fill('Une longue histoire');
      await submit.click();
      await expect(page).toHaveTitle(text.error);
      await expect(firstname).toHaveValue('Ada');
      await expect(details).toHaveValue('Une longue histoire');
      await expect(lastname).toHaveAccessibleDescription(text.required);
      await lastname.fill('Roy');
      await email.fill('ada@roy.example');
      await submit.click();
      await expect(page).toHaveURL(site.url + text.thanks);
    });
  });
}

test('inputs are held still while the message is under way, and the general failure keeps them', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact`);
  await wakeForm(page);
  const { firstname, lastname, email, submit } = fieldsOf(page, 'fr');
  await firstname.fill('Ada');
  await lastname.fill('Roy');
  await email.fill('ada@roy.example');
  let answer: (() => Promise<void>) | undefined;
  await page.route('**/functions/contact/', (route) => {
    answer = () => route.fulfill({ status: 503, json: {} });
  });
  await submit.click();
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeDisabled();
  await expect(firstname).not.toBeEditable();
  await expect.poll(() => answer !== undefined).toBe(true);
  await answer?.();
  await expect(page.locator('main [role=alert]')).toContainText('Écrivez-nous à');
  await expect(firstname).toHaveValue('Ada');
  await expect(submit).toBeEnabled();
});

test('the details take 1000 signs, and say so politely near the end', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  await wakeForm(page);
  const { details } = fieldsOf(page, 'fr');
  await details.fill('x'.repeat(950));
  await details.press('End');
  await details.pressSequentially('y'.repeat(60));
  await expect(details).toHaveValue(`${'x'.repeat(950)}${'y'.repeat(50)}`);
  await expect(page.locator('main form [role=status]')).toContainText('0 caractères restants');
});

test('a complaint is filed and answered with its own words', async ({ page }) => {
  await page.goto(`${site.url}/en/security/complaint`);
  await wakeForm(page);
  const form = page.locator('main form');
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Roy');
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@roy.example');
  await form.getByRole('textbox', { name: /Reason/ }).fill('They kept my file.');
  await form.getByRole('button', { name: 'File the complaint' }).click();
  await expect(page.locator('main [role=status]')).toContainText('within 2 to 5 working days');
  await expect(page.locator('main [role=status]')).toContainText(/P-[2-9A-Z]{4}-[2-9A-Z]{2}/);
});

test('the studio asks in its own words', async ({ page }) => {
  await page.goto(`${site.url}/services/studio-numerique`);
  await expect(page.locator('footer form').getByText('Que voulez-vous fabriquer')).toBeVisible();
});

test('the sixth post of one sender is told to wait', async ({ request }) => {
  const post = () =>
    request.post(`${site.url}/functions/contact/`, {
      headers: {
        Origin: site.url,
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': '203.0.113.99',
      },
      data: { context: { path: '/', locale: 'fr' } },
    });
  for (let count = 1; count <= 5; count += 1) expect((await post()).status()).toBe(422);
  expect((await post()).status()).toBe(429);
});
