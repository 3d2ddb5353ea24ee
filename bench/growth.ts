import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/lib/ports.ts';
import { type Site, startSite } from '../tests/browser/support/site.ts';
import { type ContentService, startContentService } from '../tests/contract/content-service.ts';
import { Editor } from '../tests/contract/editor.ts';
import { pathTo } from '../web/src/site/paths.ts';
import { searchHref } from '../web/src/site/search-address.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run, Unit } from './support/benchmark.ts';
import { visitAll } from './support/crowd.ts';
import { fillNews } from './support/many-news.ts';
import { metricsOf } from './support/metrics-of.ts';
import { memoryOf } from './support/processes.ts';
import { asInService, fetchPage } from './support/programs.ts';
import { median } from './support/statistics.ts';
import { timedGet } from './support/timed-get.ts';

const uid = 'api::nouvelle.nouvelle';
const articlePath = (slug: string) => pathTo('article', 'fr', { slug });
const visited = 20;
/** New articles. The first of a program takes twice as long as the next ones, however many there are. */
const publishings = 5;
/** By a crawler that reads on and on. */
const crawled = 3_000;
const betweenLooksMs = 25;
const betweenMetricsMs = 500;
const patienceMs = 60_000;

/** What a site with more and more news takes: to start, to publish, to be visited, to start again. */
export const growth: Benchmark = {
  name: 'growth',
  about: 'starts, publishes, visits and memory with 100, 1,000 and 10,000 news items',
  needs: [],
  async run(run) {
    const worlds: Measured[] = [];
    for (const size of run.quick ? [100, 300] : [100, 1_000, 10_000]) {
      worlds.push(await measure(size, run));
    }
    const [smallest] = worlds;
    return smallest ? worlds.flatMap((world) => figuresOf(world, smallest)) : [];
  },
};

/** In milliseconds, pages and megabytes. */
interface Measured {
  readonly size: number;
  readonly firstFill: number;
  readonly drawnByDraft: number;
  readonly drawnByCorrection: number;
  readonly drawnByArticle: number;
  readonly visible: number;
  readonly found: number;
  readonly article: number;
  readonly deepList: number;
  readonly search: number;
  readonly restart: number;
  readonly drawnByRestart: number;
  readonly siteMemory: number;
  readonly contentMemory: number;
}

async function measure(size: number, run: Run): Promise<Measured> {
  const note = (text: string) => run.note(`${size.toLocaleString('en')} news items, ${text}`);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'salve-growth-'));
  const slugs: string[] = [];
  note('filling the database');
  const content = await startContentService({
    siteUrl: `http://127.0.0.1:${port}`,
    beforeStart: (folder) => void slugs.push(...fillNews(folder, size)),
  });
  let site: Site | undefined;
  const start = async () => {
    site = await startSite({ content, port, dataDir, env: asInService });
    return site;
  };
  const memory = watchMemory(() => ({ site: site?.pid, content: content.pid }));
  try {
    const begun = performance.now();
    const first = await start();
    await untilReady(first, size, note);
    const firstFill = performance.now() - begun;
    const published = await publishes(first, content, { size, note });
    note('visits');
    const visits = await timesOf(first, size, slugs);
    await visitAll(slugs.slice(0, crawled).map((slug) => first.url + articlePath(slug)));
    await untilReady(first, size, note);
    await first.stop();
    const stopped = performance.now();
    const second = await start();
    await untilReady(second, size, note);
    const restart = performance.now() - stopped;
    const drawnByRestart = await drawnBy(second);
    return { size, firstFill, ...published, ...visits, restart, drawnByRestart, ...memory.peaks };
  } finally {
    memory.stop();
    await site?.stop();
    await content.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The most that each program held so far. */
function watchMemory(pids: () => { site: number | undefined; content: number }) {
  const peaks = { siteMemory: 0, contentMemory: 0 };
  const look = async (pid: number | undefined) => (pid ? memoryOf(pid).catch(() => 0) : 0);
  const timer = setInterval(async () => {
    const { site, content } = pids();
    peaks.siteMemory = Math.max(peaks.siteMemory, await look(site));
    peaks.contentMemory = Math.max(peaks.contentMemory, await look(content));
  }, betweenMetricsMs);
  return { peaks, stop: () => clearInterval(timer) };
}

/** When every published page is drawn, and read by the search. */
async function untilReady(site: Site, size: number, note: (text: string) => void): Promise<void> {
  for (;;) {
    const metrics = await metricsOf(site.url);
    const of = (name: string) => metrics.get(name) ?? Number.NaN;
    const ready = of('published_pages{state="ready"}');
    const waiting = of('published_pages{state="waiting"}');
    if (ready > size && waiting === 0 && of('search_pages{state="unread"}') === 0) return;
    note(`${ready} pages ready, ${waiting} waiting`);
    await sleep(betweenMetricsMs);
  }
}

/** Pages that were drawn so far, ahead and for visitors. */
async function drawnBy(site: Site): Promise<number> {
  const metrics = await metricsOf(site.url);
  const of = (name: string) => metrics.get(name) ?? 0;
  return of('pages_drawn_ahead_total') + of('page_render_seconds_count');
}

interface Publishing {
  readonly size: number;
  readonly note: (text: string) => void;
}

/** What a draft, a correction and a new article cost, and how soon they are seen and found. */
async function publishes(site: Site, content: ContentService, { size, note }: Publishing) {
  const editor = await Editor.signIn(content);
  const costOf = async (act: () => Promise<unknown>): Promise<number> => {
    const before = await drawnBy(site);
    await act();
    // The news is looked at a second time a second later.
    await sleep(2500);
    await untilReady(site, size, note);
    return (await drawnBy(site)) - before;
  };
  const fields = { desc: 'Publiée à l’instant.', date: '2030-01-01' };
  const visible: number[] = [];
  const found: number[] = [];
  const drawnByArticle: number[] = [];
  let article = {};
  let document = '';
  for (let at = 0; at < publishings; at += 1) {
    note(`new article ${at + 1} of ${publishings}`);
    const word = `zibeline${at}`;
    const slug = `${word}-${size}`;
    const path = articlePath(slug);
    article = { ...fields, slug, title: word };
    const drawn = await costOf(async () => {
      const clicked = performance.now();
      const { body } = await editor.publish(uid, 'fr', article);
      document = body.data.documentId;
      visible.push(await untilShown(site.url + pathTo('news', 'fr'), path, clicked));
      found.push(await untilShown(site.url + searchHref('fr', { text: word }), path, clicked));
    });
    drawnByArticle.push(drawn);
  }
  note('a draft');
  const drawnByDraft = await costOf(() =>
    editor.update(uid, document, 'fr', { ...article, title: 'Brouillon' }),
  );
  note('a correction');
  const drawnByCorrection = await costOf(() =>
    editor.republish(uid, document, 'fr', { ...article, title: 'Marmotte' }),
  );
  return {
    ...{ drawnByArticle: Math.max(...drawnByArticle), drawnByDraft, drawnByCorrection },
    ...{ visible: median(visible), found: median(found) },
  };
}

async function untilShown(url: string, what: string, since: number): Promise<number> {
  for (;;) {
    if ((await fetchPage(url)).includes(`href="${what}"`)) return performance.now() - since;
    if (performance.now() - since > patienceMs) throw new Error(`${url} never showed ${what}.`);
    await sleep(betweenLooksMs);
  }
}

/** First visits of articles from the newest to the oldest, a page deep in the list, a question. */
async function timesOf(site: Site, size: number, slugs: readonly string[]) {
  const chosen = Array.from(
    { length: visited },
    (_, at) => slugs[Math.floor(((at + 0.5) * slugs.length) / visited)] ?? '',
  );
  const timesFor = async (paths: readonly string[]) => {
    const times: number[] = [];
    for (const path of paths) times.push(await timedGet(site.url + path));
    return median(times);
  };
  const list = pathTo('news', 'fr');
  const deep = Math.floor(size / 10);
  const words = ['accessibilité', 'commerce', 'refonte', 'panier', 'équipe'];
  return {
    article: await timesFor(chosen.map(articlePath)),
    deepList: await timesFor([0, 1, 2, 3, 4].map((at) => `${list}?page=${deep - at}`)),
    search: await timesFor(words.map((text) => searchHref('fr', { text }))),
  };
}

interface Column {
  readonly measure: string;
  readonly of: (world: Measured) => number;
  readonly unit: Unit;
  /** Of the figure itself. */
  readonly limit?: Figure['limit'];
  /** It may grow with the number of entries. */
  readonly mayGrow?: boolean;
}

const columns: readonly Column[] = [
  { measure: 'first fill', of: (one) => one.firstFill / 1000, unit: 's', mayGrow: true },
  {
    measure: 'drawn by a draft',
    of: (one) => one.drawnByDraft,
    unit: 'points',
    limit: budgets.drawnByDraft,
    mayGrow: true,
  },
  { measure: 'drawn by a correction', of: (one) => one.drawnByCorrection, unit: 'points' },
  { measure: 'drawn by an article', of: (one) => one.drawnByArticle, unit: 'points' },
  {
    measure: 'visible',
    of: (one) => one.visible / 1000,
    unit: 's',
    limit: budgets.publishToVisible,
  },
  { measure: 'found', of: (one) => one.found / 1000, unit: 's', limit: budgets.publishToVisible },
  { measure: 'article, first visit', of: (one) => one.article, unit: 'ms' },
  { measure: 'deep list page', of: (one) => one.deepList, unit: 'ms' },
  { measure: 'search', of: (one) => one.search, unit: 'ms' },
  { measure: 'restart', of: (one) => one.restart / 1000, unit: 's' },
  {
    measure: 'drawn by a restart',
    of: (one) => one.drawnByRestart,
    unit: 'points',
    limit: budgets.drawnByRestart,
    mayGrow: true,
  },
  {
    measure: 'memory of the site',
    of: (one) => one.siteMemory,
    unit: 'MB',
    limit: budgets.memoryOfMany,
  },
  {
    measure: 'memory of the content service',
    of: (one) => one.contentMemory,
    unit: 'MB',
    limit: budgets.contentMemory,
  },
];

function figuresOf(world: Measured, smallest: Measured): Figure[] {
  const subject = `${world.size.toLocaleString('en')} news items`;
  return columns.flatMap(({ measure, of, unit, limit, mayGrow }): Figure[] => {
    const figure = { subject, measure, value: of(world), unit, ...(limit && { limit }) };
    if (mayGrow || world === smallest) return [figure];
    const value = of(world) / of(smallest);
    const ratio = { subject, measure: `${measure}, times ${smallest.size}'s`, value };
    return [figure, { ...ratio, unit: 'ratio', limit: budgets.growth }];
  });
}
