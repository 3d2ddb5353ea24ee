import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';

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
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Nothing but the measured pages may use the network or the machine's graphics.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
