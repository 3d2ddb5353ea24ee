/** What an editor may not store, and what they are told. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { list } from './api.ts';
import { Editor, type EditorAnswer } from './editor.ts';

const TAG = 'api::tag.tag';
const NEWS = 'api::nouvelle.nouvelle';
const PARTNER = 'api::partenaire.partenaire';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

function expectRefusal({ status, body }: EditorAnswer, message: string | RegExp, path?: string[]) {
  expect(status).toBe(400);
  expect(body.error.message).toMatch(message);
  if (path) expect(body.error.details.errors?.map((error) => error.path)).toContainEqual(path);
}

describe('slugs', () => {
  test('the same one twice in a language is refused, with the reason', async () => {
    const answer = await editor.create(TAG, 'fr', { name: 'Autre', slug: 'accessibilite' });
    expectRefusal(answer, /«\saccessibilite\s» sert déjà/, ['slug']);
  });

  test('so it is for a draft', async () => {
    const fields = { title: 'Autre', slug: 'une-journee-sans-souris', date: '2026-01-01' };
    expectRefusal(await editor.create(NEWS, 'fr', fields), /sert déjà/, ['slug']);
  });

  test('the same one in the other language is accepted', async () => {
    const answer = await editor.create(TAG, 'en', { name: 'Office life', slug: 'vie-de-bureau' });
    expect(answer.status).toBe(201);
    expect(answer.body.data.slug).toBe('vie-de-bureau');
    await editor.remove(TAG, answer);
  });

  test('a new entry gets an id that is not taken', async () => {
    const tags = await Promise.all(
      ['fr', 'en'].map((locale) => list(`tags?locale=${locale}&pagination[limit]=999`)),
    );
    const taken = tags.flatMap(({ entries }) => entries.map(({ id }) => id));
    const answer = await editor.create(TAG, 'fr', { name: 'Nouvelle', slug: 'nouvelle-etiquette' });
    expect(answer.status).toBe(201);
    expect(answer.body.data.id).toBeGreaterThan(Math.max(...taken));
    await editor.remove(TAG, answer);
  });

  test('capitals and spaces are refused', async () => {
    expectRefusal(await editor.create(TAG, 'fr', { name: 'X', slug: 'Pas Bon' }), /./, ['slug']);
  });
});

describe('values', () => {
  test('a date that is none', async () => {
    const fields = { title: 'X', slug: 'une-date', date: '31/12/2026' };
    expectRefusal(await editor.publish(NEWS, 'fr', fields), 'yyyy-MM-dd');
  });

  test('an address that is none', async () => {
    const fields = { name: 'X', lang: 'fr', link: 'exemple' };
    expectRefusal(await editor.publish(PARTNER, 'fr', fields), /./, ['link']);
  });

  test('an e-mail address that is none', async () => {
    const author = { fullname: 'X', email: 'x' };
    const fields = { title: 'X', slug: 'un-courriel', date: '2026-01-01', author };
    expectRefusal(await editor.publish(NEWS, 'fr', fields), 'courriel', ['author', 'email']);
  });

  test('a title that is too long', async () => {
    const fields = { title: 'x'.repeat(256), slug: 'un-titre', date: '2026-01-01' };
    expectRefusal(await editor.publish(NEWS, 'fr', fields), '255', ['title']);
  });

  test('a missing title', async () => {
    const fields = { slug: 'sans-titre', date: '2026-01-01' };
    expectRefusal(await editor.publish(NEWS, 'fr', fields), /./, ['title']);
  });
});

describe('pictures', () => {
  const fields = { name: 'X', lang: 'fr', link: 'https://x.example' };
  const statusOf = async (url: string) => (await fetch(inject('service').url + url)).status;

  test('one without an alternative text cannot be used, with it it can', async () => {
    const content = await readFile(join(cmsDir, 'seed/media/accueil/hero.webp'));
    const file = await editor.upload('muette.webp', content, {});
    expectRefusal(
      await editor.create(PARTNER, 'fr', { ...fields, logo: file.id }),
      /«\smuette\.webp\s» n’a pas de texte de remplacement/,
      ['logo'],
    );
    const quote = { __component: 'blocs.quote', quote: 'X', cover: { id: file.id } };
    expectRefusal(
      await editor.create(NEWS, 'fr', { title: 'X', slug: 'une-citation', content: [quote] }),
      /muette/,
      ['content', '0', 'cover'],
    );

    expect((await editor.describe(file.id, { alternativeText: 'Un logo' })).status).toBe(200);
    const entry = await editor.publish(PARTNER, 'fr', { ...fields, logo: file.id });
    expect(entry.status).toBe(200);

    expectRefusal(await editor.describe(file.id, { alternativeText: '' }), /doit garder un texte/);

    await editor.remove(PARTNER, entry);
    expect(await editor.removeFile(file.id)).toBe(200);
    for (const { url } of [file, ...Object.values(file.formats)]) {
      expect(await statusOf(url)).toBe(404);
    }
  });
});

describe('texts that no page could show', () => {
  const withTexts = (...texts: string[]) => ({
    title: 'Trop',
    slug: 'trop',
    date: '2026-01-01',
    content: texts.map((markdown) => ({ __component: 'blocs.markdown', markdown })),
  });

  test.each([
    ['in depth', `${'>'.repeat(50)} x`, /plus de 20 niveaux/],
    ['in cells', '|a'.repeat(3000), /plus de 2\s000 cellules/],
    ['in brackets', ']'.repeat(3000), /plus de 2\s000 crochets/],
  ])('are refused with the reason, in drafts too: too much %s', async (_what, text, reason) => {
    expectRefusal(await editor.create(NEWS, 'fr', withTexts(text)), reason, [
      'content',
      '0',
      'markdown',
    ]);
  });

  test('are refused together where each alone could be shown', async () => {
    const cells = '|a'.repeat(1900);
    expectRefusal(
      await editor.create(NEWS, 'fr', withTexts(cells, cells, cells, `${cells} `, cells)),
      /ensemble, ils ont plus de 8\s000 cellules/,
      ['content', '3', 'markdown'],
    );
    const answer = await editor.create(NEWS, 'fr', withTexts(cells, cells, cells, cells));
    expect(answer.status).toBe(201);
    await editor.remove(NEWS, answer);
  });
});
