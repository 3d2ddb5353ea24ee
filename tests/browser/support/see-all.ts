import type { Page } from '@playwright/test';
import { drawAll } from './added-styles.ts';

/** Brings everything that waits to be scrolled to into view, with its pictures, and goes back up. */
export async function seeAll(page: Page): Promise<void> {
  await drawAll(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images].map((picture) => {
      picture.loading = 'eager';
      // Otherwise a picture of a long page may be drawn a moment after the page was photographed.
      picture.decoding = 'sync';
      // A picture that fails is told by its request.
      return picture.decode().catch(() => undefined);
    });
    await Promise.all(pictures);
  });
}
