import { Editor } from '../tests/contract/editor.ts';
import { plantingIn } from '../tests/support/planted-text.ts';
import { pathTo } from '../web/src/site/paths.ts';
import { textBombs } from '../web/src/ui/rich-text/text-bombs.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run } from './support/benchmark.ts';
import { visitAll } from './support/crowd.ts';
import { type LoadResult, load } from './support/load.ts';
import { untilAtRest } from './support/processes.ts';
import { type Programs, publishEntryOf, withPrograms } from './support/programs.ts';
import { median } from './support/statistics.ts';
import { timedDrawing } from './support/timed-get.ts';

const news = 'api::nouvelle.nouvelle';
const readers = 4;
/** Ready pages that show no news: what changes there does not touch them. */
const readyPaths = (['contact', 'terms', 'privacy'] as const).flatMap((key) => [
  pathTo(key, 'fr'),
  pathTo(key, 'en'),
]);

/** Texts that have brought parsers to their knees, for editors who save them and visitors who read on. */
export const bombs: Benchmark = {
  name: 'bombs',
  about: 'texts made to be too much: how long each takes, and ready pages meanwhile',
  needs: ['wrk'],
  run: (run) =>
    withPrograms(
      async (programs) => {
        const editor = await Editor.signIn(programs.content);
        return [await typedFigure(editor, run), ...(await storedFigures(programs, editor, run))];
      },
      // What is measured is drawn for who asks, and nothing beside it.
      { env: { PAGES_AHEAD: 'false' } },
    ),
};

const articleWith = (slug: string, text: string) => ({
  title: slug,
  slug,
  date: '2026-01-01',
  content: [{ __component: 'blocs.markdown', markdown: text }],
});

/** From an editor's click to the sentence why it is refused, or to its publication. */
async function typedFigure(editor: Editor, { note }: Run): Promise<Figure> {
  const taken: { name: string; value: number }[] = [];
  for (const [index, [name, text]] of textBombs.entries()) {
    note(`typed: ${name}`);
    const started = performance.now();
    const answer = await editor.publish(news, 'fr', articleWith(`bombe-${index}`, text));
    taken.push({ name, value: performance.now() - started });
    if (answer.status === 200) await editor.remove(news, answer);
    else if (answer.status !== 400) throw new Error(`"${name}" answered ${answer.status}.`);
  }
  return slowest('typed', taken);
}

async function storedFigures(
  { content, site }: Programs,
  editor: Editor,
  { quick, note }: Run,
): Promise<Figure[]> {
  const slug = 'bombe';
  const article = {
    key: 'article',
    locale: 'fr',
    path: pathTo('article', 'fr', { slug }),
  } as const;
  const { status, body } = await editor.publish(news, 'fr', articleWith(slug, 'Bonjour.'));
  if (status !== 200) throw new Error(`The article answered ${status}.`);
  const { plant, close } = plantingIn(content.dataDir);
  const taken: { name: string; value: number }[] = [];
  const drawEach = async (isOver: () => boolean) => {
    for (const [name, text] of textBombs) {
      if (isOver()) return;
      note(`stored: ${name}`);
      if (plant(text, body.data.documentId) === 0) throw new Error('The article has no text.');
      await publishEntryOf(article, site, content.hookSecret);
      taken.push({ name, value: await timedDrawing(site.url + article.path) });
    }
  };
  const read = () =>
    load({
      url: site.url,
      connections: readers,
      seconds: quick ? 2 : 20,
      paths: readyPaths,
      headers: { 'Accept-Encoding': 'br' },
    });
  try {
    await visitAll(readyPaths.map((path) => site.url + path));
    await untilAtRest(site.pid);
    await drawEach(() => false);
    const alone = slowest('stored', taken);
    const quiet: LoadResult[] = [];
    const bombed: LoadResult[] = [];
    for (let round = 1; round <= (quick ? 1 : 3); round += 1) {
      quiet.push(await read());
      let isOver = false;
      const drawing = (async () => {
        while (!isOver) await drawEach(() => isOver);
      })();
      bombed.push(await read());
      isOver = true;
      await drawing;
    }
    return [alone, ...readersFigures(quiet, bombed)];
  } finally {
    close();
  }
}

function slowest(subject: string, taken: readonly { name: string; value: number }[]): Figure {
  const [worst] = [...taken].sort((a, b) => b.value - a.value);
  if (!worst) throw new Error('Nothing was measured.');
  return {
    subject,
    measure: 'slowest',
    value: worst.value,
    unit: 'ms',
    limit: budgets.bombAnswer,
    detail: worst.name,
  };
}

function readersFigures(quiet: readonly LoadResult[], bombed: readonly LoadResult[]): Figure[] {
  const p99 = (rounds: readonly LoadResult[]) => median(rounds.map((one) => one.p99));
  const failures = [...quiet, ...bombed].reduce((sum, one) => sum + one.failures, 0);
  return [
    { subject: 'ready pages', measure: 'p99, quiet', value: p99(quiet), unit: 'ms' },
    { subject: 'ready pages', measure: 'p99', value: p99(bombed), unit: 'ms' },
    {
      subject: 'ready pages',
      measure: 'times quiet',
      value: p99(bombed) / p99(quiet),
      unit: 'ratio',
      limit: budgets.bombsP99,
    },
    {
      subject: 'ready pages',
      measure: 'failures',
      value: failures,
      unit: 'points',
      limit: budgets.floodFailures,
    },
  ];
}
