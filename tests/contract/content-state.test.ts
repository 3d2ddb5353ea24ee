/** What the admin's page on the state of the content is told, and the command that tells all of it. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { startSecondNode } from './content-service.ts';
import { inDatabase, moment } from './database.ts';
import { Editor, type EditorAnswer } from './editor.ts';

const NEWS = 'api::nouvelle.nouvelle';
const DAY = 24 * 60 * 60 * 1000;

interface Finding {
  type: string;
  title: string;
  locale: string;
  detail?: string;
  path: string;
}
interface State {
  total: number;
  complete: boolean;
  findings: Finding[];
}

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

async function stateOf(check: string, who = editor): Promise<State> {
  const { status, body } = await who.send<{ data: State }>('GET', `content-state/${check}`);
  expect(status).toBe(200);
  return body.data;
}
const findingsAbout = async (check: string, title: string) =>
  (await stateOf(check)).findings.filter((finding) => finding.title === title);

const news = (title: string, more: object = {}) => ({
  title,
  slug: `etat-${randomUUID()}`,
  date: '2026-01-01',
  desc: 'Une description.',
  ...more,
});

/** A title of its own, so that each test finds its entry and no other. */
async function withNews(
  fields: object,
  use: (title: string, id: string) => Promise<void>,
): Promise<void> {
  const title = `État ${randomUUID()}`;
  const entry: EditorAnswer = await editor.publish(NEWS, 'fr', news(title, fields));
  expect(entry.status).toBe(200);
  try {
    await use(title, entry.body.data.documentId);
  } finally {
    await editor.remove(NEWS, entry);
  }
}
async function slugOf(id: string): Promise<unknown> {
  return (await editor.read(NEWS, id, 'fr')).body.data.slug;
}
async function publishInEnglish(id: string, title: string, more: object = {}): Promise<void> {
  const { status } = await editor.send(
    'POST',
    `content-manager/collection-types/${NEWS}/${id}/actions/publish?locale=en`,
    news(title, more),
  );
  expect(status).toBe(200);
}

// First of all, so that whatever the other tests leave behind when they fail spoils nothing here.
describe('the sample content', () => {
  test('has untranslated entries, jobs not counted', async () => {
    const { total, findings } = await stateOf('untranslated');
    expect(total).toBe(findings.length);
    const types = new Set(findings.map(({ type }) => type));
    expect(types).toEqual(new Set(['Blogue', 'Réalisations', 'Nouvelles', 'Étiquettes']));
    const study = findings.find(({ title }) => title.includes('Mont-Givré'));
    expect(study?.locale).toBe('en');
  });

  test.each([
    ['older than its counterpart', 'outdated'],
    ['without a description', 'description'],
    ['without an alternative text', 'alternative'],
  ])('has nothing %s', async (_, check) => {
    expect(await stateOf(check)).toMatchObject({ total: 0, complete: true });
  });
});

describe('the command', () => {
  const report = async (...args: string[]) => {
    const program = join(cmsDir, 'dist/src/content-state/command.js');
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      cwd: cmsDir,
      env: inject('service').env,
    });
    return stdout;
  };

  test('tells programs the same', async () => {
    const told = JSON.parse(await report('--json')) as Record<string, State>;
    const { env } = inject('service');
    for (const check of ['untranslated', 'outdated', 'description', 'alternative', 'schedule']) {
      const { total, findings } = await stateOf(check);
      expect(told[check]).toMatchObject({ total, complete: true, findings });
    }
    expect(told.links).toEqual({ total: 0, complete: false, findings: [] });
    expect(told.untranslated?.findings[0]).toMatchObject({
      url: expect.stringContaining(`${env.PUBLIC_URL}/admin/content-manager/`),
    });
  });

  test('tells people in words', async () => {
    const text = await report();
    expect(text).toMatch(/^Without a translation\n {2}(fr|en) {2}Blogue: /);
    expect(text).toContain('Older than the other language\n  Nothing.');
    expect(text).toContain(`Not looked at to the end: ${inject('service').env.SITE_URL}`);
  });
});

describe('without a translation', () => {
  test('until the other language is published', async () => {
    await withNews({}, async (title, id) => {
      expect(await findingsAbout('untranslated', title)).toEqual([
        {
          type: 'Nouvelles',
          title,
          locale: 'en',
          path: `/content-manager/collection-types/${NEWS}/${id}?plugins[i18n][locale]=en`,
        },
      ]);
      await editor.update(NEWS, id, 'en', news(title));
      expect(await findingsAbout('untranslated', title)).toHaveLength(1);
      await publishInEnglish(id, title);
      expect(await findingsAbout('untranslated', title)).toEqual([]);
    });
  });
});

describe('older than its counterpart', () => {
  test('what was published days before the other language', async () => {
    await withNews({}, async (title, id) => {
      await publishInEnglish(id, title);
      expect(await findingsAbout('outdated', title)).toEqual([]);

      const service = inject('service');
      const before = moment(service, new Date(Date.now() - 3 * DAY));
      await inDatabase(
        service,
        sql`update nouvelles set published_at = ${before}
            where document_id = ${id} and locale = 'en' and published_at is not null`,
      );
      expect(await findingsAbout('outdated', title)).toEqual([
        expect.objectContaining({
          locale: 'en',
          detail: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        }),
      ]);
    });
  });

  test('what has no drafts by its last change', async () => {
    const service = inject('service');
    const before = moment(service, new Date(Date.now() - 3 * DAY));
    const name = `État ${randomUUID()}`;
    const tag = await editor.create('api::tag.tag', 'fr', { name, slug: `fr-${randomUUID()}` });
    const { documentId } = tag.body.data;
    await editor.update('api::tag.tag', documentId, 'en', { name, slug: `en-${randomUUID()}` });
    try {
      await inDatabase(
        service,
        sql`update tags set updated_at = ${before} where document_id = ${documentId} and locale = 'fr'`,
      );
      expect(await findingsAbout('outdated', name)).toEqual([
        expect.objectContaining({ type: 'Étiquettes', locale: 'fr' }),
      ]);
    } finally {
      await editor.remove('api::tag.tag', tag);
    }
  });
});

describe('without a description', () => {
  test('an article without its own', async () => {
    await withNews({ desc: '  ' }, async (title) => {
      expect(await findingsAbout('description', title)).toEqual([
        expect.objectContaining({ type: 'Nouvelles', locale: 'fr' }),
      ]);
    });
  });

  const MetaDescription = 'A description.';
  test.each([
    ['Contact', 'api::contact.contact', { MetaDescription: '' }, { MetaDescription }],
    [
      'Merci',
      'api::merci.merci',
      { SEOFields: null },
      // Other tests read this page too: it must be left whole.
      { SEOFields: { MetaTitle: 'Thank you', MetaDescription } },
    ],
  ])('the page %s, until it has one again', async (title, uid, emptied, given) => {
    try {
      expect((await editor.publishPage(uid, 'en', emptied)).status).toBe(200);
      expect(await findingsAbout('description', title)).toEqual([
        expect.objectContaining({
          locale: 'en',
          path: `/content-manager/single-types/${uid}?plugins[i18n][locale]=en`,
        }),
      ]);
    } finally {
      await editor.publishPage(uid, 'en', given);
    }
    expect(await findingsAbout('description', title)).toEqual([]);
  });
});

test('pictures without an alternative text, in each language', async () => {
  const content = await readFile(join(cmsDir, 'seed/media/accueil/hero.webp'));
  const name = `${randomUUID()}.webp`;
  const { id } = await editor.upload(name, content, {});
  try {
    const locales = async () => (await findingsAbout('alternative', name)).map((f) => f.locale);
    expect(await locales()).toEqual(['fr', 'en']);
    await editor.describe(id, { name, alternativeText: 'Une image' });
    expect(await locales()).toEqual(['en']);
    await editor.describe(id, { name, alternativeText: 'Une image', caption: 'A picture' });
    expect(await locales()).toEqual([]);
  } finally {
    await editor.removeFile(id);
  }
});

describe('links', () => {
  const markdown = `
Un [bon lien](/contact?x=1#y), un [lien mort](/nouvelle/disparue "Titre"), [un autre][un],
[ailleurs](https://ailleurs.example/disparue) et <a href="/en/gone">gone</a>.

[un]: /securite/disparue`;
  const content = [{ __component: 'blocs.markdown', markdown }];

  test('are not judged while the site does not answer', async () => {
    expect(await stateOf('links')).toEqual({ total: 0, complete: false, findings: [] });
  });

  test('that the site does not know are listed, and what it cannot show', async () => {
    const asked: string[] = [];
    const unshown = { model: 'reglages', documentId: 'x', locale: 'fr', path: 'social.2.url' };
    const searches = [
      { words: 'rampe', locale: 'fr', count: 12, askedOn: '2026-11-16' },
      { words: 'raccoon', locale: 'en', count: 3, askedOn: '2026-11-15' },
    ];
    const lost: object[] = [];
    let hookedBy: string | undefined;
    const site = createServer((request, response) => {
      if (request.url === '/hooks/unshown') {
        hookedBy = request.headers.authorization;
        response.end(JSON.stringify({ unshown: [unshown, ...lost] }));
        return;
      }
      if (request.url === '/hooks/unanswered') {
        response.end(JSON.stringify({ unanswered: searches }));
        return;
      }
      asked.push(request.url ?? '');
      response.statusCode = /disparue|gone/.test(request.url ?? '') ? 404 : 200;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    const service = inject('service');
    const siteUrl = `http://127.0.0.1:${port}`;
    const node = await startSecondNode(service, { SITE_URL: siteUrl, HOOKS_URL: siteUrl });
    try {
      const there = await Editor.signIn({ ...service, url: node.url });
      // What the site cannot show is told by the site, and by the names that the form has.
      expect(await stateOf('unshown', there)).toMatchObject({
        complete: true,
        findings: [{ title: 'Réglages', locale: 'fr', detail: 'Réseaux sociaux, 3, Adresse web' }],
      });
      expect(hookedBy).toBe(`Bearer ${service.env.HOOK_SECRET}`);
      // So is what nobody found, with the way to « Recherche ».
      const path = '/content-manager/single-types/api::recherche.recherche?plugins[i18n][locale]=';
      expect(await stateOf('searches', there)).toEqual({
        total: 2,
        complete: true,
        findings: [
          { type: 'Recherche', title: 'rampe', locale: 'fr', detail: '12', path: `${path}fr` },
          { type: 'Recherche', title: 'raccoon', locale: 'en', detail: '3', path: `${path}en` },
        ],
      });
      // A page that the site gave up is known by its address: one entry among many, or a page.
      await withNews({}, async (title, id) => {
        lost.push({ model: 'nouvelle', slug: await slugOf(id), locale: 'fr', path: '' });
        lost.push({ model: 'carriere', locale: 'en', path: '' });
        const { findings } = await stateOf('unshown', there);
        const detail = expect.stringMatching(/^Toute la page : /);
        const path = expect.stringContaining(`/api::nouvelle.nouvelle/${id}?`);
        expect(findings.slice(1)).toMatchObject([
          { title, locale: 'fr', detail, path },
          { title: 'Carrière', locale: 'en', detail },
        ]);
        lost.length = 0;
      });
      await withNews({ content }, async (title, id) => {
        const { findings, complete } = await stateOf('links', there);
        expect(complete).toBe(true);
        expect(findings.map((finding) => [finding.title, finding.detail]).sort()).toEqual([
          [title, '/en/gone'],
          [title, '/nouvelle/disparue'],
          [title, '/securite/disparue'],
        ]);
        expect(findings[0]?.path).toContain(id);
      });
      // Of fields as well, each once, and never of others' sites.
      expect(asked).toContain('/services/ecommerce');
      expect(asked).toHaveLength(new Set(asked).size);
    } finally {
      await node.stop();
      site.close();
    }
  });
});

test('drafts that could not be published on time', async () => {
  const title = `État ${randomUUID()}`;
  const { date: _left, ...incomplete } = news(title);
  const draft = await editor.create(NEWS, 'fr', incomplete);
  const service = inject('service');
  const missed = new Date(Date.now() - DAY);
  try {
    await inDatabase(
      service,
      sql`update nouvelles set publish_at = ${moment(service, missed)}
          where document_id = ${draft.body.data.documentId}`,
    );
    expect(await findingsAbout('schedule', title)).toEqual([
      expect.objectContaining({ type: 'Nouvelles', locale: 'fr', detail: missed.toISOString() }),
    ]);
  } finally {
    await editor.remove(NEWS, draft);
  }
  expect(await findingsAbout('schedule', title)).toEqual([]);
});

test('everyone learns of what they may open, and of nothing else', async () => {
  const recruiter = await editor.invite('Recrutement');
  await withNews({ desc: '' }, async (title) => {
    expect(await findingsAbout('description', title)).toHaveLength(1);
    expect(await stateOf('description', recruiter)).toMatchObject({ total: 0, findings: [] });
    expect(await stateOf('untranslated', recruiter)).toMatchObject({ total: 0 });
  });
});

test('a page shows the first hundred and counts all', async () => {
  const service = inject('service');
  const { total } = await stateOf('untranslated');
  const now = moment(service, new Date());
  const rows = Array.from(
    { length: 250 },
    (_, index) => sql`(${`etat-${index}`}, 'fr', ${`État ${index}`}, ${`etat-${index}`}, ${now})`,
  );
  await inDatabase(
    service,
    sql`insert into tags (document_id, locale, name, slug, published_at) values ${sql.join(rows)}`,
  );
  try {
    const more = await stateOf('untranslated');
    expect(more.total).toBe(total + rows.length);
    expect(more.findings).toHaveLength(100);
  } finally {
    await inDatabase(service, sql`delete from tags where document_id like 'etat-%'`);
  }
});
