import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frenchQuestions } from '../tests/browser/support/search-questions.ts';
import type { SearchDocument } from '../web/src/search/search-document.ts';
import { createSearchStore } from '../web/src/search/search-store.ts';
import { budgets } from './budgets.ts';
import type { Benchmark } from './support/benchmark.ts';
import { median } from './support/statistics.ts';

const entries = 10_000;
/** Written at once, which is faster than page by page. */
const together = 100;
const sentencesInText = 25;
/** No neighbour of another: articles are made of sentences that lie far apart. */
const stride = 7919;

/** The search alone, over as many articles as a large site has, made from sentences of the sample. */
export const search: Benchmark = {
  name: 'search',
  about: `a question to the search over ${entries} articles, with extracts`,
  needs: [],
  async run({ quick, note }) {
    const folder = await mkdtemp(join(tmpdir(), 'salve-search-'));
    const store = createSearchStore({ file: join(folder, 'search.db') });
    const documents = articles();
    for (let at = 0; at < entries; at += together) {
      note(`${at} of ${entries} articles read`);
      const path = `/nouvelle/${at}`;
      await store.put({ path, version: '', documents: documents.slice(at, at + together) });
    }
    const times: { typed: string; time: number }[] = [];
    // The first round warms up.
    for (let round = 0; round <= (quick ? 1 : 5); round += 1) {
      note(`round ${round}`);
      for (const { typed } of frenchQuestions) {
        const start = process.cpuUsage();
        await store.find({ text: typed, locale: 'fr', page: 1, size: 10 });
        if (round > 0) times.push({ typed, time: processorMs(start) });
      }
    }
    await rm(folder, { recursive: true });
    const slowest = frenchQuestions
      .map(({ typed }) => ({
        typed,
        value: median(times.filter((one) => one.typed === typed).map(({ time }) => time)),
      }))
      .sort((a, b) => b.value - a.value)[0];
    return [
      {
        subject: 'all questions',
        measure: 'median',
        value: median(times.map(({ time }) => time)),
        unit: 'ms',
        limit: budgets.searchQuestion,
      },
      {
        subject: 'the slowest question',
        measure: 'median',
        value: slowest?.value ?? Number.NaN,
        unit: 'ms',
        limit: budgets.searchQuestion,
        detail: slowest?.typed ?? '',
      },
    ];
  },
};

/** A question waits for nothing but the processor: on a busy machine a clock would measure others. */
function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function articles(): SearchDocument[] {
  const sentences = sampleSentences();
  const pick = (number: number) => sentences[(number * stride) % sentences.length] ?? '';
  return Array.from({ length: entries }, (_, number) => ({
    address: `/nouvelle/article-${number}`,
    locale: 'fr',
    kind: 'news',
    title: pick(number),
    headings: [pick(number * 3), pick(number * 5)],
    tags: [],
    summary: pick(number * 11),
    text: Array.from({ length: sentencesInText }, (__, at) => pick(number * 31 + at * 17)).join(
      ' ',
    ),
    date: '2026-01-01',
  }));
}

/** Every French sentence of the sample content. */
function sampleSentences(): string[] {
  const folder = join(import.meta.dirname, '../cms/seed/content');
  const texts = (value: unknown, isFrench: boolean): string[] => {
    if (typeof value === 'string') return isFrench && value.length > 40 ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      texts(inner, (isFrench || name === 'fr') && name !== 'en'),
    );
  };
  return readdirSync(folder)
    .flatMap((file) => texts(JSON.parse(readFileSync(join(folder, file), 'utf8')), false))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/));
}
