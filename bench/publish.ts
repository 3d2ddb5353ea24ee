import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/lib/ports.ts';
import { Editor } from '../tests/contract/editor.ts';
import { startNginx } from '../tests/support/nginx.ts';
import { budgets } from './budgets.ts';
import type { Benchmark, Figure, Run } from './support/benchmark.ts';
import { fetchPage, withPrograms } from './support/programs.ts';
import { median } from './support/statistics.ts';

const list = '/nouvelles';
const betweenLooksMs = 20;
const patienceMs = 20_000;

/** From an editor's click on "publish" until the list shows it, to a visitor who keeps reloading. */
export const publish: Benchmark = {
  name: 'publish',
  about: 'from an editor’s click to what a visitor sees, directly and through nginx',
  needs: ['nginx'],
  async run(run) {
    const port = await freePort();
    // As in service: the content service knows the site by nginx's address.
    const announceTo = `http://127.0.0.1:${port}`;
    return withPrograms(
      async ({ content, site }) => {
        const nginx = await startNginx({ sites: [site.url, site.url], port });
        try {
          const editor = await Editor.signIn(content);
          return [
            ...(await figuresOf('directly', site.url, editor, run)),
            ...(await figuresOf('through nginx', nginx.url, editor, run)),
          ];
        } finally {
          await nginx.stop();
        }
      },
      { announceTo },
    );
  },
};

async function figuresOf(
  subject: string,
  url: string,
  editor: Editor,
  { quick, note }: Run,
): Promise<Figure[]> {
  const rounds = quick ? 3 : 12;
  const seconds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    note(`${subject}, ${round} of ${rounds}`);
    seconds.push(await untilVisible(url + list, editor, `${subject} ${round}`));
  }
  return [
    { subject, measure: 'median', value: median(seconds), unit: 's' },
    {
      subject,
      measure: 'worst',
      value: Math.max(...seconds),
      unit: 's',
      limit: budgets.publishToVisible,
    },
  ];
}

async function untilVisible(url: string, editor: Editor, title: string): Promise<number> {
  await fetchPage(url);
  const clicked = performance.now();
  const elapsed = () => performance.now() - clicked;
  const answer = editor.publish('api::nouvelle.nouvelle', 'fr', {
    title,
    slug: title.replaceAll(' ', '-'),
    desc: 'Publiée à l’instant.',
    date: '2030-01-01',
  });
  while (!(await fetchPage(url)).includes(title)) {
    if (elapsed() > patienceMs) throw new Error(`"${title}" never showed at ${url}.`);
    await sleep(betweenLooksMs);
  }
  const seconds = elapsed() / 1000;
  const { status } = await answer;
  if (status !== 200) throw new Error(`Publishing answered ${status}.`);
  return seconds;
}
