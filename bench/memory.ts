import { addresses } from '../tests/browser/support/addresses.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure } from './support/benchmark.ts';
import { visitAll } from './support/crowd.ts';
import { loadWithoutFailures } from './support/load.ts';
import { memoryOf, peakMemoryOf } from './support/processes.ts';
import { fetchPage, withPrograms } from './support/programs.ts';

/** The site's memory at rest and while it is used hard: new pages, new pictures, many visitors. */
export const memory: Benchmark = {
  name: 'memory',
  about: 'the site’s memory at rest, while it makes pages and pictures, and under load',
  needs: ['wrk'],
  run: ({ quick, note }) =>
    withPrograms(async ({ site }) => {
      const urls = addresses.map(({ path }) => site.url + path);
      const figure = (subject: string, value: number): Figure => ({
        subject,
        measure: 'memory',
        value,
        unit: 'MB',
        limit: budgets.memory,
      });
      const atRest = await memoryOf(site.pid);

      note('making every page');
      const pages = await peakMemoryOf(site.pid, () => visitAll(urls));

      const pictures = await picturesOf(urls);
      const some = quick ? pictures.slice(0, 20) : pictures;
      const making = await peakMemoryOf(site.pid, () =>
        visitAll(some, (done) => note(`${done} of ${some.length} pictures made`)),
      );

      note('many visitors at once');
      const visitors = await peakMemoryOf(site.pid, async () => {
        await loadWithoutFailures({
          url: `${site.url}/`,
          headers: { 'Accept-Encoding': 'br' },
          connections: 200,
          seconds: quick ? 2 : 15,
        });
      });
      return [
        figure('at rest', atRest),
        figure('making every page', pages),
        figure('making every picture', making),
        figure('200 visitors at once', visitors),
      ];
    }),
};

/** Every variant that the pages offer to a browser. */
async function picturesOf(urls: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const url of urls) {
    const html = await fetchPage(url);
    for (const [path] of html.matchAll(/\/media\/[^"\s]+?\.\w+(?=["\s])/g)) {
      found.add(new URL(path, url).href);
    }
  }
  return [...found];
}
