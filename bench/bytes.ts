import type { Browser, Page } from '@playwright/test';
import type { Address } from '../tests/browser/support/addresses.ts';
import { budgets } from './budgets.ts';
import { leadingPictureOf } from './leading-picture.ts';
import type { Benchmark, Figure, Limit } from './support/benchmark.ts';
import { phone, withBrowser } from './support/browser.ts';
import { chosenAddresses } from './support/chosen-addresses.ts';
import { withPrograms } from './support/programs.ts';
import { bytesOf, type Kind, recordTransfers, type Transfer } from './support/transfer.ts';

const kinds: readonly Kind[] = ['html', 'css', 'js', 'font', 'image'];

/** What a visitor downloads who comes for the first time, looks and does nothing; then, who wakes everything. */
export const bytes: Benchmark = {
  name: 'bytes',
  about: 'what each page downloads on a phone, at first and with every island awake',
  needs: ['chromium'],
  run: ({ quick, note }) =>
    withPrograms(({ site }) =>
      withBrowser(async (browser) => {
        const chosen = chosenAddresses({ quick });
        const figures: Figure[] = [];
        for (const [index, address] of chosen.entries()) {
          note(`${index + 1} of ${chosen.length}: ${address.path}`);
          figures.push(...(await pageFigures(browser, site.url, address)));
        }
        return figures;
      }),
    ),
};

async function pageFigures(browser: Browser, siteUrl: string, address: Address): Promise<Figure[]> {
  const subject = address.path;
  const isHome = address.key === 'home';
  const figure = (measure: string, value: number, limit?: Limit): Figure => ({
    subject,
    measure,
    value,
    unit: 'bytes',
    ...(limit && { limit }),
  });

  const first = await visit(browser, siteUrl + subject, 'allow', async (page, transfers) => ({
    transfers: transfers(),
    picture: isHome ? await leadingPictureOf(page, transfers()) : [],
  }));
  const awake = await visit(browser, siteUrl + subject, 'block', async (page, transfers) => {
    await wakeEverything(page);
    return transfers();
  });
  return [
    ...kinds.map((kind) =>
      figure(
        kind,
        bytesOf(first.transfers, kind),
        kind === 'js' ? budgets.scriptAtFirst : undefined,
      ),
    ),
    figure('all', bytesOf(first.transfers), isHome ? budgets.homeFirstView : undefined),
    figure('js awake', bytesOf(awake, 'js'), budgets.scriptAwake),
    ...first.picture.map((one) => ({ subject, ...one })),
  ];
}

/** The worker is left out where it would answer from its own store what is to be counted. */
async function visit<T>(
  browser: Browser,
  url: string,
  serviceWorkers: 'allow' | 'block',
  look: (page: Page, transfers: () => Transfer[]) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, serviceWorkers });
  try {
    const page = await context.newPage();
    const transfers = await recordTransfers(page);
    await page.goto(url, { waitUntil: 'load' });
    // The last that a page does by itself, a second after all else: it registers its worker.
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    if (!(await page.locator('[data-cookie-dialog]').isVisible())) {
      throw new Error(`${url} does not ask for consent.`);
    }
    return await look(page, transfers);
  } finally {
    await context.close();
  }
}

async function wakeEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(
      ({ dataset }) => dataset.state === 'awake',
    ),
  );
  await page.waitForLoadState('networkidle');
}
