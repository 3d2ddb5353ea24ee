import { expect, type Page, test } from '@playwright/test';
import { startOwnSite } from './own-site.ts';
import type { Site } from './site.ts';

const words = {
  fr: {
    locale: 'fr-CA',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Courriel',
    missing: ['Votre prénom est requis', 'Votre nom est requis', 'Votre courriel est requis'],
    invalidEmail: 'Votre courriel est invalide',
    errorTitle: /^Erreur\s: /,
    saving: 'Envoi en cours…',
    referenceLabel: 'Votre numéro de référence',
    flooded: /^Nous avons reçu plus de soixante envois de votre réseau en dix minutes/,
    failed: /^Une erreur est survenue de notre côté. Écrivez-nous à \S+@salve\.example\.$/,
  },
  en: {
    locale: 'en-CA',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    missing: ['Your first name is required', 'Your name is required', 'Your email is required'],
    invalidEmail: 'Your email is invalid',
    errorTitle: /^Error: /,
    saving: 'Sending…',
    referenceLabel: 'Your reference number',
    flooded: /^We received more than sixty submissions from your network within ten minutes/,
    failed: /^An error has occurred on our side. Please contact us at \S+@salve\.example\.$/,
  },
} as const;

/** Both forms in both languages: where each stands and what it says. */
export const forms = [
  {
    ...words.fr,
    form: 'contact',
    path: '/contact',
    text: 'Votre projet en quelques mots',
    submit: 'Envoyer',
    summary: 'Votre message n’est pas encore parti.',
    success: /^Votre message est bien parti, nous vous contacterons dès que possible\s!/,
    reference: /C-[2-9A-Z]{4}-[2-9A-Z]{2}/,
    plainPostEndsAt: /\/merci\?reference=C-[2-9A-Z]{4}-[2-9A-Z]{2}$/,
    plainPostShows: /^Merci\s!/,
  },
  {
    ...words.en,
    form: 'contact',
    path: '/en/contact',
    text: 'Your project in a few words',
    submit: 'Send',
    summary: 'Your message has not been sent yet.',
    success: /^Your message was sent successfully, we will contact you as soon as possible!/,
    reference: /C-[2-9A-Z]{4}-[2-9A-Z]{2}/,
    plainPostEndsAt: /\/en\/thank-you\?reference=C-[2-9A-Z]{4}-[2-9A-Z]{2}$/,
    plainPostShows: /^Thank you!/,
  },
  {
    ...words.fr,
    form: 'complaint',
    path: '/securite/plainte',
    text: 'Motif de la plainte',
    submit: 'Déposer la plainte',
    summary: 'Votre plainte n’est pas encore partie.',
    success: /^Votre plainte sera évaluée .* dans un délai de 2 à 5 jours ouvrables\./,
    reference: /P-[2-9A-Z]{4}-[2-9A-Z]{2}/,
    plainPostEndsAt: /\/securite\/plainte\?notice=sent&reference=P-[2-9A-Z]{4}-[2-9A-Z]{2}$/,
    plainPostShows: /^Votre plainte sera évaluée .* dans un délai de 2 à 5 jours ouvrables\.$/,
  },
  {
    ...words.en,
    form: 'complaint',
    path: '/en/security/complaint',
    text: 'Reason for the complaint',
    submit: 'File the complaint',
    summary: 'Your complaint has not been sent yet.',
    success: /^Your complaint will be evaluated .* within 2 to 5 business days\./,
    reference: /P-[2-9A-Z]{4}-[2-9A-Z]{2}/,
    plainPostEndsAt: /\/en\/security\/complaint\?notice=sent&reference=P-[2-9A-Z]{4}-[2-9A-Z]{2}$/,
    plainPostShows: /^Your complaint will be evaluated .* within 2 to 5 business days\.$/,
  },
] as const;

/** Each form once, each language once. */
export const twoForms = forms.filter(
  ({ path }) => path === '/contact' || path === '/en/security/complaint',
);
export const contactForm = forms.filter(({ path }) => path === '/contact');

export type FormCase = (typeof forms)[number];

/** The parts of a form that a visitor uses. */
export function partsOf(page: Page, { firstname, lastname, email, text, submit }: FormCase) {
  const form = page.locator('main form');
  return {
    form,
    firstname: form.getByRole('textbox', { name: firstname }),
    lastname: form.getByRole('textbox', { name: lastname, exact: true }),
    email: form.getByRole('textbox', { name: email }),
    text: form.getByRole('textbox', { name: text }),
    submit: form.getByRole('button', { name: submit }),
    alert: page.locator('main [role=alert]'),
    success: page.locator('main [role=status]'),
  };
}

/** Waits until a form that was touched listens. */
export const awake = (page: Page) =>
  expect(page.locator('main [data-island]')).toHaveAttribute('data-state', 'awake');

/** A site of its own, that takes each test for another sender: posts are counted by address. */
export function formsSite() {
  let site: Site;
  let senders = 0;
  test.beforeAll(async () => {
    site = await startOwnSite({ env: { TRUST_PROXY: 'true' } });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(async ({ page }) => {
    senders += 1;
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${senders}` });
  });
  return {
    get url() {
      return site.url;
    },
  };
}
