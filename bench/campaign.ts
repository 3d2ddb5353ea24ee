import { budgets } from './budgets.ts';
import type { Benchmark } from './support/benchmark.ts';
import { contest, share } from './support/contest.ts';
import { untilAtRest } from './support/processes.ts';
import { fetchPage, withPrograms } from './support/programs.ts';
import { standingFigures } from './throughput.ts';

/** More than are asked for in one round, so that none is seen twice. */
const visitors = 50_000;

/** Each visitor of a campaign comes with a query of their own, which no page reads. */
const campaignPaths = Array.from(
  { length: visitors },
  (_, visitor) => `/?utm_source=lettre&utm_campaign=automne&fbclid=IwAR${visitor.toString(36)}`,
);

/** The ready page for visitors of a campaign, beside the same page without what they come with. */
export const campaign: Benchmark = {
  name: 'campaign',
  about: 'a page asked for with queries that it does not know, beside its plain address',
  needs: ['wrk'],
  run: (run) =>
    withPrograms(async ({ site }) => {
      await fetchPage(`${site.url}/`);
      await untilAtRest(site.pid);
      const of = { url: `${site.url}/`, pids: [site.pid] };
      const standings = await contest(
        [
          { name: 'campaign', ...of, paths: campaignPaths },
          { name: 'plain', ...of, paths: ['/'] },
        ],
        { ...run, headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
      );
      return [
        ...standingFigures('campaign', standings.campaign),
        {
          subject: 'campaign',
          measure: 'share',
          value: share(standings.campaign, standings.plain),
          unit: 'ratio',
          limit: budgets.besidePlainAddress,
        },
        ...standingFigures('plain address', standings.plain),
      ];
    }),
};
