import type { Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import type { Figure } from './support/benchmark.ts';
import type { Transfer } from './support/transfer.ts';

/** What the bar asks of the picture that a first view waits for. */
export async function leadingPictureOf(
  page: Page,
  transfers: readonly Transfer[],
): Promise<Omit<Figure, 'subject'>[]> {
  const picture = await largestPicture(page);
  const type = transfers.find(({ url }) => url === picture?.url)?.mimeType ?? '';
  const answer = (measure: string, isSo: boolean): Omit<Figure, 'subject'> => ({
    measure,
    value: isSo ? 1 : 0,
    unit: 'yes or no',
    limit: budgets.isSo,
  });
  return [
    answer('picture preloaded', picture?.isPreloaded === true),
    answer('sized', picture?.isSized === true),
    answer('avif or webp', ['image/avif', 'image/webp'].includes(type)),
  ];
}

interface Picture {
  readonly url: string;
  readonly isSized: boolean;
  readonly isPreloaded: boolean;
  /** How much of it the first view shows. */
  readonly area: number;
}

async function largestPicture(page: Page): Promise<Picture | undefined> {
  // No function may have a name in here: what compiles this file would lean on a helper of its own.
  const pictures: Picture[] = await page.evaluate(() =>
    [...document.images].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      return {
        url: image.currentSrc,
        isSized: image.hasAttribute('width') && image.hasAttribute('height'),
        isPreloaded: [...document.querySelectorAll('link[rel=preload][as=image]')].some(
          (link) =>
            image.currentSrc !== '' &&
            link.getAttribute('imagesrcset')?.includes(new URL(image.currentSrc).pathname),
        ),
        area: Math.max(0, height) * Math.max(0, width),
      };
    }),
  );
  return pictures.sort((a, b) => b.area - a.area)[0];
}
