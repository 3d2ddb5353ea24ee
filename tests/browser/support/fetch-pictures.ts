import type { Page } from '@playwright/test';

/** Waits for every picture, also for those that would wait to be scrolled to. */
export const fetchPictures = (page: Page) =>
  page.evaluate(async () => {
    const whenHere = (picture: HTMLImageElement) => {
      picture.loading = 'eager';
      if (picture.complete) return undefined;
      // A picture that fails is told by its request.
      return new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      });
    };
    await Promise.all([...document.images].map(whenHere));
  });
