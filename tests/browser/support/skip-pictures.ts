import type { BrowserContext } from '@playwright/test';

/** Pictures are asked for and answered with nothing: sizing them takes most of a visit's time. */
export const skipPictures = (context: BrowserContext) =>
  context.route('**/media/**', (route) => route.fulfill({ status: 204 }));
