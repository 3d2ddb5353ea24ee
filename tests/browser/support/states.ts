import { expect, type Page } from '@playwright/test';

/** Something that comes and goes on a page. */
export interface State {
  readonly name: string;
  /** What is to be looked at while it is there. */
  readonly part: string;
  show(page: Page): Promise<void>;
  leave(page: Page): Promise<void>;
}

const servicesIn = (page: Page) => page.locator('header nav').first();
const menuOf = (page: Page) => page.locator('dialog#menu');
const formOf = (page: Page) => page.locator('form[action^="/functions/contact"]');
const formIsland = '[data-contact-form]';

export const consentAsked: State = {
  name: 'consent asked',
  part: '[data-cookie-dialog]',
  show: (page) => expect(page.locator('[data-cookie-dialog]')).toBeVisible(),
  async leave(page) {
    const dialog = page.locator('[data-cookie-dialog]');
    await dialog.locator('[value="refuse-optionals"]').click();
    await expect(dialog).toBeHidden();
  },
};

export const dropdownOpen: State = {
  name: 'dropdown open',
  part: 'body > header',
  async show(page) {
    const nav = servicesIn(page);
    await nav.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(nav.locator('ul ul')).toBeVisible();
  },
  async leave(page) {
    await page.mouse.move(5, 400);
    await expect(servicesIn(page).locator('ul ul')).toBeHidden();
  },
};

export const menuOpen: State = {
  name: 'menu open',
  part: 'dialog#menu',
  async show(page) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const button = page.locator('header').getByRole('button', { name: 'Menu', exact: true });
    await button.hover();
    await expect(page.locator('[data-island="Sidebar"]')).toHaveAttribute('data-state', 'awake');
    await button.click();
    await expect(menuOf(page)).toBeVisible();
  },
  async leave(page) {
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
  },
};

export const formRefused: State = {
  name: 'form refused',
  part: formIsland,
  async show(page) {
    const form = formOf(page);
    const island = page.locator('[data-island]', { has: form });
    await island.evaluate((element) => element.toggleAttribute('data-contact-form', true));
    await form.locator('[name=firstname]').focus();
    await expect(island).toHaveAttribute('data-state', 'awake');
    await form.getByRole('button', { name: /^(Envoyer|Send)$/ }).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await form.scrollIntoViewIfNeeded();
  },
  leave: async () => undefined,
};

/** After `formRefused`. */
export const formSent: State = {
  name: 'form sent',
  part: formIsland,
  async show(page) {
    const form = formOf(page);
    for (const name of ['firstname', 'lastname']) await form.locator(`[name=${name}]`).fill('A');
    await form.locator('[name=email]').fill('a@salve.example');
    await form.locator('[name=details]').fill('Bonjour');
    await form.getByRole('button', { name: /^(Envoyer|Send)$/ }).click();
    await expect(form).toHaveCount(0);
    await page.locator(formIsland).scrollIntoViewIfNeeded();
  },
  leave: async () => undefined,
};

/** The server's own answers, and the complaint form, are tested where the forms are. */
export const takeForms = (page: Page) =>
  page.route(/\/functions\/(?:contact|complaint)\//, (route) =>
    route.fulfill({ json: { reference: 'C-7F3K-92' } }),
  );

export const hasContactForm = async (page: Page) => (await formOf(page).count()) > 0;
