import { type Address, addresses } from '../tests/browser/support/addresses.ts';
import { pathTo } from '../web/src/site/paths.ts';
import type { RouteKey } from '../web/src/site/routes.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run } from './support/benchmark.ts';
import { visitAll } from './support/crowd.ts';
import { fillNews } from './support/many-news.ts';
import { peakMemoryOf } from './support/processes.ts';
import { type Programs, publishEntryOf, withPrograms } from './support/programs.ts';
import { median } from './support/statistics.ts';
import { timedDrawing } from './support/timed-get.ts';

const smallest = 100;
const largest = 10_000;

function addressOf(key: RouteKey): Address {
  const address = addresses.find((one) => one.key === key && one.locale === 'fr');
  if (!address) throw new Error(`There is no page "${key}".`);
  return address;
}
const pages = { list: addressOf('news'), article: addressOf('article') };

/**
 * The same pages with more and more news behind them, after the publish of one, the content service's
 * time included.
 */
export const growth: Benchmark = {
  name: 'growth',
  about: 'the news list, an article and memory with 100, 1,000 and 10,000 news items',
  needs: [],
  run: async (run) => [
    ...(await withSizes(
      [smallest, 1_000, largest],
      (worlds) => timeFigures(worlds, run),
      // Thousands of pages would be drawn beside the one that is measured.
      { PAGES_AHEAD: 'false' },
    )),
    ...(await withSizes([largest], ([world]) => memoryFigures(world, run))),
  ],
};

interface World {
  readonly size: number;
  readonly programs: Programs;
  /** Of the articles that were added. */
  readonly slugs: readonly string[];
}

/** All at once, so that each round asks every size under the same weather. */
async function withSizes(
  [size, ...more]: readonly number[],
  use: (worlds: readonly World[]) => Promise<Figure[]>,
  env: Record<string, string> = {},
): Promise<Figure[]> {
  if (size === undefined) return use([]);
  const slugs: string[] = [];
  return withPrograms(
    (programs) => withSizes(more, (worlds) => use([{ size, programs, slugs }, ...worlds]), env),
    { beforeStart: (dataDir) => slugs.push(...fillNews(dataDir, size)), env },
  );
}

async function timeFigures(worlds: readonly World[], run: Run): Promise<Figure[]> {
  const times = await timesOf(worlds, run);
  const of = (size: number, page: string) => median(times.get(`${size} ${page}`) ?? []);
  return worlds.flatMap(({ size }) =>
    Object.keys(pages).flatMap((page): Figure[] => {
      const subject = inWords(size);
      const value = of(size, page);
      return [
        { subject, measure: page, value, unit: 'ms' },
        {
          subject,
          measure: `${page}, times ${smallest}'s`,
          value: value / of(smallest, page),
          unit: 'ratio',
          limit: budgets.growth,
        },
      ];
    }),
  );
}

async function timesOf(worlds: readonly World[], { quick, note }: Run) {
  const rounds = quick ? 3 : 25;
  const times = new Map<string, number[]>();
  // The first two rounds warm up.
  for (let round = -1; round <= rounds; round += 1) {
    note(round < 1 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const { size, programs } of worlds) {
      const { content, site } = programs;
      for (const [page, { path }] of Object.entries(pages)) {
        // Of the list, too: it shows the article.
        await publishEntryOf(pages.article, site, content.hookSecret);
        const time = await timedDrawing(site.url + path);
        const name = `${size} ${page}`;
        if (round >= 1) times.set(name, [...(times.get(name) ?? []), time]);
      }
    }
  }
  return times;
}

/** A crawler that reads on and on. */
async function memoryFigures(world: World | undefined, { quick, note }: Run): Promise<Figure[]> {
  if (!world) return [];
  const { size, slugs, programs } = world;
  const { site } = programs;
  const urls = slugs
    .slice(0, quick ? 200 : 3_000)
    .map((slug) => site.url + pathTo('article', 'fr', { slug }));
  const value = await peakMemoryOf(site.pid, () =>
    visitAll(urls, (done) => note(`${done} of ${urls.length} articles read`)),
  );
  return [{ subject: inWords(size), measure: 'memory', value, unit: 'MB', limit: budgets.memory }];
}

const inWords = (size: number) => `${size.toLocaleString('en')} news items`;
