import type { Address } from '../tests/browser/support/addresses.ts';
import { startSite } from '../tests/browser/support/site.ts';
import { startContentService } from '../tests/contract/content-service.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run } from './support/benchmark.ts';
import { asInService, fetchPage, publishEntryOf, publishedAddresses } from './support/programs.ts';
import { startReplay } from './support/replay.ts';
import { median } from './support/statistics.ts';
import { timedDrawing } from './support/timed-get.ts';

/**
 * A page whose entry was just published, the content service's own time aside: its answers are
 * recorded and given again at once. All else is as in service: questions over HTTP, reading, rendering,
 * compressing, sending.
 */
export const render: Benchmark = {
  name: 'render',
  about: 'a page after its publish, the content service’s own time aside',
  needs: [],
  async run(run) {
    const content = await startContentService();
    const replay = await startReplay(content.url);
    try {
      const { token, hookSecret } = content;
      const site = await startSite({
        content: { url: replay.url, token, hookSecret },
        // Nothing is drawn beside the page that is measured, nor asked that no page asked before.
        env: { ...asInService, PAGES_AHEAD: 'false' },
      });
      try {
        for (const { path } of publishedAddresses) await fetchPage(site.url + path);
        // It has said all that it will be asked, and would only use the processor.
        await content.stop();
        return await measure(site.url, (page) => publishEntryOf(page, site, hookSecret), run);
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
  publish: (page: Address) => Promise<void>,
  { quick, note }: Run,
): Promise<Figure[]> {
  const rounds = quick ? 3 : 11;
  const times = new Map(publishedAddresses.map((page) => [page, [] as number[]]));
  // The first two rounds warm up.
  for (let round = -1; round <= rounds; round += 1) {
    note(round < 1 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const [page, taken] of times) {
      await publish(page);
      const time = await timedDrawing(siteUrl + page.path);
      if (round >= 1) taken.push(time);
    }
  }
  const medians = [...times].map(([{ path }, taken]) => ({ path, value: median(taken) }));
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
