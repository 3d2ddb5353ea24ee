import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { launchOptions } from '../../scripts/lib/launch-options.ts';

/** A small phone, as many visitors hold it. */
export const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch(launchOptions(await findChromium(), args));
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
