import type { Page } from '@playwright/test';

/** What the page's scripts weigh so far, compressed. */
export const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0),
  );
