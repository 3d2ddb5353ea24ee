import { expect, type Page, test } from '@playwright/test';
import { holdClock } from './support/held-clock.ts';

const carouselOf = (page: Page) => {
  const root = page.getByRole('region', { name: 'Du travail dont on est fiers' });
  return {
    root,
    island: page.locator('[data-island="Carousel"]'),
    current: root.locator('[data-place="current"]'),
    pause: root.getByRole('button', { name: 'Suspendre le défilement' }),
    play: root.getByRole('button', { name: 'Reprendre le défilement' }),
    previous: root.getByRole('button', { name: 'Réalisation précédente' }),
    next: root.getByRole('button', { name: 'Réalisation suivante' }),
    live: root.locator('[aria-live="polite"]'),
    title: () => root.locator('[data-place="current"] h3').textContent(),
  };
};

const pointElsewhere = (page: Page) => page.getByRole('heading', { level: 1 }).hover();

/** Opens the home page with the carousel awake, the pointer elsewhere and time in our hands. */
async function open(page: Page) {
  await holdClock(page);
  await page.goto('/');
  const carousel = carouselOf(page);
  await carousel.island.scrollIntoViewIfNeeded();
  await expect(carousel.root).toHaveAttribute('data-awake', 'true');
  await pointElsewhere(page);
  return carousel;
}

const count = 8;

test('shows one slide at a time, in a circle', async ({ page }) => {
  const carousel = await open(page);
  await expect(carousel.root.locator('[role="group"]:not([inert])')).toHaveCount(1);
  await expect(carousel.current).toHaveAttribute('aria-label', `1 sur ${count}`);
  await carousel.previous.click();
  await expect(carousel.current).toHaveAttribute('aria-label', `${count} sur ${count}`);
  await page.clock.runFor(700);
  await carousel.next.click();
  await expect(carousel.current).toHaveAttribute('aria-label', `1 sur ${count}`);
});

test('disables its buttons for the 700 ms of a step, and keeps the focus', async ({ page }) => {
  const carousel = await open(page);
  await carousel.next.focus();
  await page.keyboard.press('Enter');
  await expect(carousel.next).toBeDisabled();
  await expect(carousel.previous).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.clock.runFor(600);
  await expect(carousel.next).toBeDisabled();
  await page.clock.runFor(150);
  await expect(carousel.next).toBeEnabled();
  await expect(carousel.next).toBeFocused();
  await expect(carousel.current).toHaveAttribute('aria-label', `2 sur ${count}`);
});

test('announces the title after a manual step, and stays silent when it plays', async ({
  page,
}) => {
  const carousel = await open(page);
  await page.clock.runFor(5000);
  await expect(carousel.current).toHaveAttribute('aria-label', `2 sur ${count}`);
  await page.clock.runFor(1500);
  await expect(carousel.live).toHaveText('');

  await carousel.next.click();
  await page.clock.runFor(1300);
  await expect(carousel.live).toHaveText((await carousel.title()) ?? '');
});

test('plays every 5 seconds and skips one turn after manual use', async ({ page }) => {
  const carousel = await open(page);
  await carousel.next.click();
  await pointElsewhere(page);
  await page.clock.runFor(5000);
  await expect(carousel.current).toHaveAttribute('aria-label', `2 sur ${count}`);
  await page.clock.runFor(5000);
  await expect(carousel.current).toHaveAttribute('aria-label', `3 sur ${count}`);
});

test('stops under the pointer and under the focus', async ({ page }) => {
  const carousel = await open(page);
  await carousel.current.hover();
  await page.clock.runFor(15_000);
  await expect(carousel.current).toHaveAttribute('aria-label', `1 sur ${count}`);

  await pointElsewhere(page);
  await carousel.next.focus();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(15_000);
  await expect(carousel.current).toHaveAttribute('aria-label', `1 sur ${count}`);
});

test('has a pause control, first in its tab order', async ({ page }) => {
  const carousel = await open(page);
  await expect(carousel.pause).toBeVisible();
  const first = carousel.root.locator('a, button, [tabindex="0"]').first();
  await expect(first).toHaveAccessibleName('Suspendre le défilement');

  await carousel.pause.click();
  await expect(carousel.play).toBeVisible();
  await pointElsewhere(page);
  await page.clock.runFor(15_000);
  await expect(carousel.current).toHaveAttribute('aria-label', `1 sur ${count}`);

  await carousel.play.click();
  await page.clock.runFor(5000);
  await expect(carousel.current).toHaveAttribute('aria-label', `2 sur ${count}`);
});

test('keeps what is out of sight out of reach', async ({ page }) => {
  const carousel = await open(page);
  await carousel.next.focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('href')).toBe(
    await carousel.current.getByRole('link').getAttribute('href'),
  );
  await page.keyboard.press('Tab');
  await expect(carousel.root.locator(':focus')).toHaveCount(0);
});

test('takes no focus away when its code arrives late', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/Carousel*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const { root, current } = carouselOf(page);
  const last = root.getByRole('link').last();
  await last.focus();
  release();
  await expect(root).toHaveAttribute('data-awake', 'true');
  await expect(current).toHaveAttribute('aria-label', `${count} sur ${count}`);
  await expect(last).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing plays, and a step takes no time', async ({ page }) => {
    const carousel = await open(page);
    await expect(carousel.pause).toHaveCount(0);
    await page.clock.runFor(15_000);
    await expect(carousel.current).toHaveAttribute('aria-label', `1 sur ${count}`);
    await carousel.next.click();
    await page.clock.runFor(1);
    await expect(carousel.next).toBeEnabled();
    await expect(carousel.current).toHaveAttribute('aria-label', `2 sur ${count}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be reached by scrolling and by the keyboard', async ({ page }) => {
    await page.goto('/');
    const { root, next } = carouselOf(page);
    await expect(root.getByRole('link')).toHaveCount(count);
    await expect(next).toBeHidden();
    const last = root.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  });
});
