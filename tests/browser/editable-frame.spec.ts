import { expect } from '@playwright/test';
import { test } from './support/publishing.ts';

const settings = {
  footerText: 'Un pied de page tout neuf.',
  isoLabel: 'Un sceau tout neuf',
  contactIntro: { title: 'Un bonjour tout neuf', text: 'Une invitation toute neuve.' },
  navigation: [
    {
      title: 'Métiers tout neufs',
      route: '/services',
      level: 'primary',
      sidebarOnly: false,
      items: [{ title: 'Boutiques toutes neuves', route: '/services/ecommerce' }],
    },
    {
      title: 'Plainte toute neuve',
      route: '/securite/plainte',
      level: 'securite',
      sidebarOnly: false,
    },
    { title: 'Latérale toute neuve', route: '/securite', level: 'secondary', sidebarOnly: true },
  ],
  quickLinks: [{ title: 'Un raccourci tout neuf', route: '/carriere' }],
  social: [{ name: 'youtube', url: 'https://youtube.example/tout-neuf' }],
};
const contact = {
  email: 'tout-neuf@salve.example',
  phone: '418 555-0199',
  address: '1, rue Toute-Neuve',
};

test('editors change menus, footer, networks and contact details without a developer', async ({
  page,
  publishing,
}) => {
  const { site } = publishing;
  const top = page.getByRole('navigation', { name: 'Navigation principale' });
  const side = page.locator('dialog#menu');
  const foot = page.locator('footer');
  const footOf = async (path: string) => {
    await page.goto(site.url + path);
    return foot.textContent();
  };
  await page.goto(`${site.url}/a-propos`);
  await expect(foot).not.toContainText('tout neuf');

  const editor = await publishing.editor.invite('Rédaction');
  const published = [
    await editor.publishPage('api::reglages.reglages', 'fr', settings),
    await editor.publishPage('api::contact.contact', 'fr', contact),
  ];
  expect(published.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => footOf('/a-propos')).toContain(settings.footerText);
  await expect.poll(() => footOf('/a-propos')).toContain(contact.email);
  await expect(foot).toContainText(settings.footerText);

  for (const name of ['Métiers tout neufs', 'Boutiques toutes neuves']) {
    for (const place of [top, side, foot]) await expect(place).toContainText(name);
  }
  await expect(foot).toContainText('Plainte toute neuve');
  await expect(side).toContainText('Latérale toute neuve');
  await expect(foot.getByRole('img', { name: settings.isoLabel })).toBeVisible();
  await expect(foot.getByRole('heading', { name: settings.contactIntro.title })).toBeVisible();
  await expect(foot).toContainText(settings.contactIntro.text);
  await expect(foot.getByRole('link', { name: contact.phone })).toHaveAttribute(
    'href',
    'tel:+14185550199',
  );
  await expect(foot).toContainText(contact.address);
  for (const place of [side, foot]) {
    await expect(place.locator('a[href="https://youtube.example/tout-neuf"]')).toHaveCount(1);
    await expect(place.locator('a[href*="facebook.example"]')).toHaveCount(0);
  }

  await page.goto(`${site.url}/nulle-part`);
  await expect(
    page.locator('main').getByRole('link', { name: 'Un raccourci tout neuf' }),
  ).toHaveAttribute('href', '/carriere');

  // The other language keeps its texts; what both share is in its drafts and awaits publication.
  for (const uid of ['api::reglages.reglages', 'api::contact.contact']) {
    expect((await editor.publishPage(uid, 'en', {})).status).toBe(200);
  }
  await expect.poll(() => footOf('/en/about')).toContain(contact.email);
  const newLink = foot.locator('a[href="https://youtube.example/tout-neuf"]');
  const newLinks = async (path: string) => {
    await page.goto(site.url + path);
    return newLink.count();
  };
  // Of two publishes each is told on its own.
  await expect.poll(() => newLinks('/en/about')).toBe(1);
  await expect(foot).not.toContainText(settings.footerText);
});
