import { expect, type Locator, type Page, test } from '@playwright/test';
import { inAll } from '../support/scope.ts';
import { axeViolations } from './support/axe.ts';
import { holdClock } from './support/held-clock.ts';

const navbarOf = (page: Page) => {
  const nav = page.getByRole('navigation', { name: 'Navigation principale' });
  const toggle = nav.getByRole('button', { name: /Sous-menu/ });
  return {
    nav,
    toggle,
    services: nav.getByRole('link', { name: 'Services', exact: true }),
    next: nav.getByRole('link', { name: 'Réalisations' }),
    submenu: nav.locator('ul ul'),
    links: nav.locator('ul ul a'),
  };
};

const sidebarOf = (page: Page) => {
  const drawer = page.locator('dialog#menu');
  return {
    button: page.locator('header').getByRole('button', { name: 'Menu', exact: true }),
    drawer,
    close: drawer.getByRole('button', { name: 'Fermer le menu' }),
  };
};

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

/** Both islands wake on the first touch of any kind: here, the pointer's. */
async function wake(page: Page, name: 'Navbar' | 'Sidebar', touch: Locator) {
  await touch.hover();
  await expect(island(page, name)).toHaveAttribute('data-state', 'awake');
  await page.mouse.move(5, 700);
}

test.describe('skip link', () => {
  test('is the first stop and moves focus to the main area', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('navbar', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('opens on hover and closes when the pointer leaves', async ({ page }) => {
    await page.goto('/');
    const { services, submenu, toggle } = navbarOf(page);
    await services.hover();
    await expect(submenu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await submenu.hover();
    await expect(submenu).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(submenu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens on focus and closes after tabbing past the last sub-item', async ({ page }) => {
    await page.goto('/');
    const { services, submenu, toggle, links, next } = navbarOf(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(services).toBeFocused();
    await expect(submenu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect(submenu).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await expect(submenu).toBeVisible();
  });

  test('arrow keys open it and walk through it', async ({ page }) => {
    await page.goto('/');
    const { services, submenu, links, nav } = navbarOf(page);
    await services.focus();
    await expect(nav).toHaveAttribute('data-awake');
    await page.keyboard.press('Escape');
    await expect(submenu).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
  });

  test('Escape closes it and gives focus back', async ({ page }) => {
    await page.goto('/');
    const { services, toggle, submenu, links, nav } = navbarOf(page);
    await services.focus();
    await expect(nav).toHaveAttribute('data-awake');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submenu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes what the pointer opened, without moving it', async ({ page }) => {
    await page.goto('/');
    const { services, submenu, nav } = navbarOf(page);
    await services.hover();
    await expect(nav).toHaveAttribute('data-awake');
    await expect(submenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(submenu).toBeHidden();
  });

  test('a press keeps it open, the next one and a press elsewhere close it', async ({ page }) => {
    await page.goto('/');
    const { toggle, submenu, services } = navbarOf(page);
    await wake(page, 'Navbar', services);
    await toggle.click();
    await page.mouse.move(5, 700);
    await expect(submenu).toBeVisible();
    await toggle.click();
    await expect(submenu).toBeHidden();
    await toggle.click();
    await expect(submenu).toBeVisible();
    await page.mouse.click(5, 700);
    await expect(submenu).toBeHidden();
  });

  test('Enter on the disclosure closes and opens', async ({ page }) => {
    await page.goto('/');
    const { services, toggle, submenu, nav } = navbarOf(page);
    await services.focus();
    await expect(nav).toHaveAttribute('data-awake');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(submenu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(submenu).toBeVisible();
  });

  test('a press while its code is still on the way is not lost', async ({ page }) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/hydrate.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const { toggle, submenu } = navbarOf(page);
    await toggle.click();
    await expect(submenu).toBeVisible();
    await expect(island(page, 'Navbar')).toHaveAttribute('data-state', 'asleep');
    deliver();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 700);
    await expect(submenu).toBeVisible();
  });

  test('the greatest height goes by the number of links', async ({ page }) => {
    await page.goto('/');
    const { submenu, links } = navbarOf(page);
    const count = await links.count();
    await expect(submenu).toHaveCSS('max-height', `${(2.5 + 8 * count) * 16}px`);
  });

  test('breaks no rule while open', async ({ page }) => {
    await page.goto('/');
    const { services, submenu } = navbarOf(page);
    await services.hover();
    await expect(submenu).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('folds away where there is no room', async ({ page }) => {
    await page.setViewportSize({ width: 1088, height: 800 });
    await page.goto('/');
    await expect(navbarOf(page).nav).toBeHidden();
    await expect(sidebarOf(page).button).toBeVisible();
  });
});

test.describe('navbar under a finger', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('a tap opens it, the next one and a tap elsewhere close it', async ({ page }) => {
    await page.goto('/');
    const { toggle, submenu } = navbarOf(page);
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(submenu).toBeVisible();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(submenu).toBeHidden();
    await toggle.tap();
    await expect(submenu).toBeVisible();
    await page.touchscreen.tap(5, 700);
    await expect(submenu).toBeHidden();
  });
});

test.describe('sidebar', () => {
  test('opens as a modal dialog, keeps focus inside, and Escape gives it back', async ({
    page,
  }) => {
    await page.goto('/');
    const { button, drawer, close } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(close).toBeFocused();

    const stops = await drawer.locator('a, button, summary').count();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator('a').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await expect(close).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape pressed twice leaves nothing half open', async ({ page }) => {
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.click();
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await expect(button).toBeFocused();
    await button.click();
    await expect(drawer).toHaveAttribute('data-state', 'open');
  });

  test('a click outside closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.click();
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await drawer.click({ position: { x: 300, y: 10 } });
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await page.mouse.click(100, 400);
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the close button closes it', async ({ page }) => {
    await page.goto('/');
    const { button, drawer, close } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.click();
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await close.click();
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('passes through its timed states', async ({ page }) => {
    await holdClock(page);
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await button.hover();
    await expect(island(page, 'Sidebar')).toHaveAttribute('data-state', 'awake');

    await button.click();
    await expect(drawer).toBeVisible();
    await expect(drawer).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(49);
    await expect(drawer).toHaveAttribute('data-state', 'opening');
    await page.clock.runFor(1);
    await expect(drawer).toHaveAttribute('data-state', 'open');

    await page.keyboard.press('Escape');
    await expect(drawer).toHaveAttribute('data-state', 'closing');
    await page.clock.runFor(249);
    await expect(drawer).toBeVisible();
    await page.clock.runFor(1);
    await expect(drawer).toBeHidden();
    await expect(drawer).toHaveAttribute('data-state', 'closed');
  });

  test('paper forces it closed', async ({ page }) => {
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.click();
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await page.emulateMedia({ media: 'print' });
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await page.emulateMedia({ media: 'screen' });
    await expect(drawer).toBeHidden();
  });

  test('opened before its code arrives, it stays open and becomes modal', async ({ page }) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/hydrate.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await button.click();
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((dialog) => dialog.matches(':popover-open'))).toBe(true);
    const link = drawer.getByRole('link', { name: 'Contact' });
    await link.focus();
    deliver();
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await expect
      .poll(() => drawer.evaluate((dialog) => dialog.matches(':modal:not(:popover-open)')))
      .toBe(true);
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('comes back closed when the visitor comes back', async ({ page }) => {
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.click();
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await page.goBack();
    await expect(drawer).toBeHidden();
  });

  test('breaks no rule while open', async ({ page }) => {
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await wake(page, 'Sidebar', button);
    await button.click();
    await expect(drawer).toHaveAttribute('data-state', 'open');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the whole menu can be reached on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/');
    const { button, drawer } = sidebarOf(page);
    await button.click();
    const last = drawer.locator('a').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu button shows the whole menu and closes it again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const { button, drawer, close } = sidebarOf(page);
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    for (const name of ['Accueil', 'Studio numérique', 'Contact', 'Sécurité', 'English']) {
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await close.click();
    await expect(drawer).toBeHidden();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await button.click();
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the dropdown opens on hover and on focus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const { services, submenu, links } = navbarOf(page);
    await expect(submenu).toBeHidden();
    await services.hover();
    await expect(submenu).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(submenu).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(services).toBeFocused();
    await expect(submenu).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
  });

  test('the language link leads to the other language', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('header').getByRole('link', { name: 'EN, English version' });
    await expect(link).toHaveAttribute('href', '/en/homepage?lang=en');
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page.locator('header').getByRole('link', { name: /^FR/ })).toBeVisible();
  });
});

test.describe('any width', () => {
  for (const width of inAll([320, 360, 768, 1089, 1280, 1920], [360, 768, 1089, 1920])) {
    for (const path of inAll(['/', '/en/homepage'], ['/'])) {
      test(`${path} at ${width} px does not scroll sideways`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const header = page.locator('header').first();
        expect(await header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
      });
    }
  }

  test('targets of the frame are at least 24 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/');
    const frame = page.locator('header a, header button, footer a').filter({ visible: true });
    for (const target of await frame.all()) {
      const name = (await target.getAttribute('href')) ?? 'Menu';
      const box = await target.boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(24);
      expect(box?.width, name).toBeGreaterThanOrEqual(24);
    }
  });
});
