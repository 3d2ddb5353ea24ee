import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/lib/ports.ts';
import type { Address } from '../tests/browser/support/addresses.ts';
import { locales } from '../web/src/site/locale.ts';
import { routeOf } from '../web/src/site/routes.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure } from './support/benchmark.ts';
import { withBrowser } from './support/browser.ts';
import { chosenAddresses } from './support/chosen-addresses.ts';
import { withPrograms } from './support/programs.ts';
import { median } from './support/statistics.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's own phone and network, on every address. */
export const lighthousePages: Benchmark = {
  name: 'lighthouse',
  about: 'accessibility, best practices, search engines and speed of every page on a phone (long)',
  needs: ['chromium'],
  async run({ quick, note }) {
    const chosen = chosenAddresses({ quick });
    const port = await freePort();
    return withPrograms(({ site }) =>
      withBrowser(
        async (browser) => {
          const figures: Figure[] = [];
          for (const [index, address] of chosen.entries()) {
            const tell = (run: number) =>
              note(`${index + 1} of ${chosen.length}: ${address.path}, run ${run}`);
            await warmUp(browser, site.url + address.path);
            figures.push(...(await figuresOf(site.url, address, port, quick ? 1 : 3, tell)));
          }
          return figures;
        },
        [`--remote-debugging-port=${port}`],
      ),
    );
  },
};

/** Pictures are made for their first visitor; that is measured elsewhere. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function figuresOf(
  siteUrl: string,
  address: Address,
  port: number,
  runs: number,
  tell: (run: number) => void,
): Promise<Figure[]> {
  const subject = address.path;
  const url = siteUrl + subject;
  const isHome = address.key === 'home';
  tell(1);
  const whole = await audit(url, port, [...categories, 'performance']);
  const all = [whole];
  for (let run = 2; run <= runs; run += 1) {
    if (!isHome && isDecided(all)) break;
    tell(run);
    all.push(await audit(url, port, ['performance']));
  }
  const middle = (name: string) => median(all.map(({ audits }) => audits[name]?.numericValue ?? 0));
  return [
    ...categories.map((category): Figure => ({ subject, ...pointsOf(whole, category, address) })),
    {
      subject,
      measure: 'performance',
      value: median(all.map(performanceOf)),
      unit: 'points',
      limit: budgets.performance,
      detail: shortcomings(whole, 'performance').join(', '),
    },
    {
      subject,
      measure: 'LCP',
      value: middle('largest-contentful-paint'),
      unit: 'ms',
      ...(isHome && { limit: budgets.homeLargestPaint }),
    },
    {
      subject,
      measure: 'CLS',
      value: middle('cumulative-layout-shift'),
      unit: 'ratio',
      ...(isHome && { limit: budgets.layoutShift }),
    },
    {
      subject,
      measure: 'TBT',
      value: middle('total-blocking-time'),
      unit: 'ms',
      ...(isHome && { limit: budgets.blockingTime }),
    },
  ];
}

const performanceOf = ({ categories: of }: Report) => (of.performance?.score ?? 0) * 100;

/** The median of three is good where two of them are: a third run would change nothing. */
const isDecided = (reports: readonly Report[]) =>
  reports.filter((report) => performanceOf(report) >= budgets.performance.atLeast).length === 2;

type Report = Awaited<ReturnType<typeof audit>>;

async function audit(url: string, port: number, onlyCategories: string[]) {
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Audits of a category that count and are not passed in full. */
function shortcomings({ categories: of, audits }: Report, category: string): string[] {
  const references = of[category]?.auditRefs ?? [];
  return references
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function pointsOf(report: Report, category: string, address: Address): Omit<Figure, 'subject'> {
  const score = (report.categories[category]?.score ?? 0) * 100;
  const found = shortcomings(report, category);
  const unexpected = found.filter((id) => !(id === 'is-crawlable' && isNotIndexed(address)));
  return {
    measure: category,
    value: found.length > 0 && unexpected.length === 0 ? 100 : score,
    unit: 'points',
    limit: budgets.category,
    detail: unexpected.join(', '),
  };
}

/**
 * Search engines are asked to leave these pages out (the route table says which), and Lighthouse
 * takes that for an oversight. Nothing else is forgiven them.
 */
const isNotIndexed = ({ key, locale }: Address) =>
  !(routeOf(key).indexed ?? locales).includes(locale);
