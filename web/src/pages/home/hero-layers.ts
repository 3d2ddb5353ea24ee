import type { Image } from '../../content/schema/media.ts';

/**
 * The picture that comes with the site exists in layers as well: the sun behind the title, the
 * town in front of it. A picture that editors choose instead is shown as it is.
 */
export const isLayered = (hero: Image | undefined): boolean =>
  hero === undefined ||
  (/\/hero_[^/]*\.webp$/.test(hero.src) && hero.width === 1600 && hero.height === 1067);

/** On phones the town is cropped to its right half: it is drawn wider than the screen. */
export const frontSizes = '(max-width: 60rem) 150vw, 100vw';
export const heroSizes = '100vw';
