import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { previewHref } from '../../../web/src/server/publishing/preview-link.ts';
import { textBombs } from '../../../web/src/ui/rich-text/text-bombs.ts';
import { type Site, startSite } from '../../browser/support/site.ts';
import { previewSecret } from '../../contract/content-service.ts';
import { Editor } from '../../contract/editor.ts';
import { plantingIn } from '../../support/planted-text.ts';
import { inAll } from '../../support/scope.ts';
import { report } from '../support/world.ts';

const uid = 'api::nouvelle.nouvelle';
const readyPath = '/contact';
const betweenVisitsMs = 20;
/** As long as the length alone lets through. */
const typed = 30_000;

/** One for each reason to refuse a text, and three that are shown when they are cut. */
const tenKinds = [
  'a table whose long header goes on below',
  'a table of 2000 by 20',
  'quotes and lists in turn',
  'links within links',
  'addresses',
  'tables in HTML',
  'lines of one letter',
  'a heading with whole marks',
  'a list on one line',
  'entities',
];
const bombs = inAll(
  textBombs,
  textBombs.filter(([name]) => tenKinds.includes(name)),
);

const content = inject('content');
let site: Site;
let editor: Editor;
beforeAll(async () => {
  site = await startSite({ content, port: inject('sitePort') });
  editor = await Editor.signIn(content);
  expect((await fetch(site.url + readyPath)).status).toBe(200);
});
afterAll(async () => {
  await site?.stop();
});

const articleWith = (slug: string, text: string) => ({
  title: slug,
  slug,
  date: '2026-01-01',
  content: [{ __component: 'blocs.markdown', markdown: text }],
});

/** Somebody who reads a ready page all the while. */
async function whileSomebodyReads(during: () => Promise<void>): Promise<number> {
  let isOver = false;
  const answers: number[] = [];
  const reading = (async () => {
    while (!isOver) {
      const response = await fetch(site.url + readyPath);
      await response.text();
      answers.push(response.status);
      await sleep(betweenVisitsMs);
    }
  })();
  try {
    await during();
  } finally {
    isOver = true;
    await reading;
  }
  expect(new Set(answers)).toEqual(new Set([200]));
  return answers.length;
}

async function expectShown(path: string, name: string): Promise<void> {
  const response = await fetch(site.url + path);
  const html = await response.text();
  expect(response.status, name).toBe(200);
  expect(html, name).toContain('</html>');
}

const previewOf = (document: string, status: 'draft' | 'published') =>
  previewHref(
    {
      type: 'nouvelle',
      document,
      locale: 'fr',
      status,
      expires: Math.ceil(Date.now() / 1000) + 60,
    },
    previewSecret,
  );

test('an editor hears why a text is refused, or sees it on the site and in its preview', async () => {
  let refused = 0;
  let shown = 0;
  const read = await whileSomebodyReads(async () => {
    const texts = bombs.flatMap(([name, text]) => [
      [name, text] as const,
      [`${name}, cut to what may be typed`, text.slice(0, typed)] as const,
    ]);
    for (const [index, [name, text]] of texts.entries()) {
      const slug = `bombe-${index}`;
      const answer = await editor.publish(uid, 'fr', articleWith(slug, text));
      if (answer.status === 400) {
        expect(answer.body.error.message, name).toMatch(/^Ce texte ne peut pas être affiché : /);
        refused += 1;
        continue;
      }
      expect(answer.status, name).toBe(200);
      onTestFinished(() => editor.remove(uid, answer));
      await expectShown(`/nouvelle/${slug}`, name);
      await expectShown(previewOf(answer.body.data.documentId, 'draft'), name);
      shown += 1;
    }
  });
  expect(refused).toBeGreaterThan(inAll(30, 10));
  expect(shown).toBeGreaterThanOrEqual(3);
  report('text bombs, typed', { refused, shown, 'visits meanwhile': read });
});

test('one that is in the database already is shown, published and in preview', async () => {
  const answer = await editor.publish(uid, 'fr', articleWith('ancienne', 'Bonjour.'));
  onTestFinished(() => editor.remove(uid, answer));
  const { documentId } = answer.body.data;
  const { plant, close } = plantingIn(content.dataDir);
  try {
    const read = await whileSomebodyReads(async () => {
      for (const [name, text] of bombs) {
        expect(plant(text, documentId), name).toBe(2);
        await tellOf('ancienne', documentId);
        await expectShown('/nouvelle/ancienne', name);
        await expectShown(previewOf(documentId, 'draft'), name);
        await expectShown(previewOf(documentId, 'published'), name);
      }
    });
    report('text bombs, stored', { shown: bombs.length, 'visits meanwhile': read });
  } finally {
    close();
  }
  // Not one of them cost a worker.
  expect(site.log.filter((line) => line.includes('cost its worker'))).toEqual([]);
});

test('an article of the time before there was a limit for all its texts costs only itself', async () => {
  const blocks = Array.from({ length: 120 }, () => ({
    __component: 'blocs.markdown',
    markdown: 'Bonjour.',
  }));
  const fields = { title: 'Longue', slug: 'longue', date: '2026-01-01', content: blocks };
  const answer = await editor.publish(uid, 'fr', fields);
  expect(answer.status).toBe(200);
  onTestFinished(() => editor.remove(uid, answer));
  const { documentId } = answer.body.data;
  const { plant, close } = plantingIn(content.dataDir);
  onTestFinished(close);
  const table = `| a | ${'b'.repeat(200)} |\n|---|---|\n${'| x | y |\n'.repeat(600)}`;
  expect(plant(table, documentId)).toBe(2 * blocks.length);
  await whileSomebodyReads(async () => {
    await tellOf('longue', documentId);
    const response = await fetch(`${site.url}/nouvelle/longue`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('</html>');
    await expect.poll(unshownReasons).toContainEqual(expect.stringContaining('could not be drawn'));
  });
});

async function unshownReasons(): Promise<string[]> {
  const response = await fetch(`${site.url}/hooks/unshown`, {
    headers: { Authorization: `Bearer ${content.hookSecret}` },
  });
  const { unshown } = (await response.json()) as { unshown: { reason: string }[] };
  return unshown.map(({ reason }) => reason);
}

/** As the content service does when it publishes. */
async function tellOf(slug: string, documentId: string): Promise<void> {
  const { status } = await fetch(`${site.url}/hooks/content`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${content.hookSecret}` },
    body: JSON.stringify({
      event: 'entry.publish',
      model: 'nouvelle',
      entry: { documentId, slug, locale: 'fr' },
    }),
  });
  expect(status).toBe(204);
}
