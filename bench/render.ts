import { addresses } from '../tests/browser/support/addresses.ts';
import { startSite } from '../tests/browser/support/site.ts';
import { startContentService } from '../tests/contract/content-service.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run } from './support/benchmark.ts';
import { asInService, fetchPage, forgetPages } from './support/programs.ts';
import { startReplay } from './support/replay.ts';
import { median } from './support/statistics.ts';
import { timedGet } from './support/timed-get.ts';

/**
 * A page that is not in the cache, the content service's own time aside: its answers are recorded
 * and given again at once. All else is as in service: questions over HTTP, reading, rendering,
 * compressing, sending.
 */
export const render: Benchmark = {
  name: 'render',
  about: 'an uncached page, the content service’s own time aside',
  needs: [],
  async run(run) {
    const content = await startContentService();
    const replay = await startReplay(content.url);
    try {
      const { token, hookSecret } = content;
      const site = await startSite({
        content: { url: replay.url, token, hookSecret },
        env: asInService,
      });
      try {
        for (const { path } of addresses) await fetchPage(site.url + path);
        // It has said all that it will be asked, and would only use the processor.
        await content.stop();
        return await measure(site.url, () => forgetPages({ content, site }), run);
      } finally {
        await site.stop();
      }
    } finally {
      await replay.stop();
      await content.stop();
    }
  },
};

async function measure(
  siteUrl: string,
  forget: () => Promise<void>,
  { quick, note }: Run,
): Promise<Figure[]> {
  const rounds = quick ? 3 : 11;
  const times = new Map(addresses.map(({ path }) => [path, [] as number[]]));
  // The first two rounds warm up.
  for (let round = -1; round <= rounds; round += 1) {
    note(round < 1 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const [path, taken] of times) {
      await forget();
      const time = await timedGet(siteUrl + path);
      if (round >= 1) taken.push(time);
    }
  }
  const medians = [...times].map(([path, taken]) => ({ path, value: median(taken) }));
  return [
    {
      subject: 'all pages',
      measure: 'median',
      value: median([...times.values()].flat()),
      unit: 'ms',
      limit: budgets.uncachedRender,
    },
    ...medians
      .sort((a, b) => b.value - a.value)
      .map(({ path, value }): Figure => ({ subject: path, measure: 'median', value, unit: 'ms' })),
  ];
}
