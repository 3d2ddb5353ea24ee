import { startSite } from '../tests/browser/support/site.ts';
import { startContentService } from '../tests/contract/content-service.ts';
import type { Benchmark } from './support/benchmark.ts';
import { asInService, fetchPage } from './support/programs.ts';
import { median } from './support/statistics.ts';

/** From the start of the process until it answers, and until the first page is there. */
export const startUp: Benchmark = {
  name: 'start-up',
  about: 'until the site answers, and until its first page is there',
  needs: [],
  async run({ quick, note }) {
    const rounds = quick ? 2 : 7;
    const content = await startContentService();
    const answers: number[] = [];
    const firstPages: number[] = [];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        note(`${round} of ${rounds}`);
        const started = Date.now();
        const site = await startSite({ content, env: asInService });
        try {
          answers.push(answeringSince(site.log) - started);
          const asked = performance.now();
          await fetchPage(`${site.url}/`);
          firstPages.push(performance.now() - asked);
        } finally {
          await site.stop();
        }
      }
    } finally {
      await content.stop();
    }
    return [
      { subject: 'the site', measure: 'answers after', value: median(answers), unit: 'ms' },
      { subject: 'the site', measure: 'its first page', value: median(firstPages), unit: 'ms' },
    ];
  },
};

/** The moment that the site's own log tells: asking from outside would round it up. */
function answeringSince(log: readonly string[]): number {
  const line = log.find((text) => text.includes('The site answers.'));
  if (line === undefined) throw new Error('The site did not say that it answers.');
  return (JSON.parse(line) as { time: number }).time;
}
