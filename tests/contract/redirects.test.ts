/** Redirects that editors write, and the addresses that entries leave behind. */
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { list } from './api.ts';
import { Editor, type EditorAnswer } from './editor.ts';

const REDIRECT = 'api::redirection.redirection';
const NEWS = 'api::nouvelle.nouvelle';
const PROCEDURE = 'api::procedure.procedure';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

const made: [string, EditorAnswer][] = [];
afterEach(async () => {
  for (const [uid, answer] of made.splice(0)) await editor.remove(uid, answer);
});

async function redirect(source: unknown, destination: unknown): Promise<EditorAnswer> {
  const answer = await editor.create(REDIRECT, 'fr', { source, destination });
  if (answer.status === 201) made.push([REDIRECT, answer]);
  return answer;
}

function expectRefusal({ status, body }: EditorAnswer, message: string | RegExp, path: string[]) {
  expect(status).toBe(400);
  expect(body.error.message).toMatch(message);
  expect(body.error.details.errors?.map((error) => error.path)).toContainEqual(path);
}

describe('a redirect', () => {
  test('the sample content has some, and the site reads them', async () => {
    const { entries } = await list('redirections');
    expect(entries.map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ source: '/emplois', destination: '/carriere' }),
    );
  });

  test.each([
    ['/vieux', '/carriere', '/vieux', '/carriere'],
    ['/vieux/', '/carriere', '/vieux', '/carriere'],
    [' /vieux ', ' /carriere?a=b#c ', '/vieux', '/carriere?a=b#c'],
    ['/%C3%A9t%c3%a9', '/carriere', '/été', '/carriere'],
    ['/été', '/carriere', '/été', '/carriere'],
    [
      '/vieux/../ancien',
      'https://ailleurs.example/x?u=%2F',
      '/ancien',
      'https://ailleurs.example/x?u=%2F',
    ],
  ])('from %j to %j is stored from %j to %j', async (source, destination, from, to) => {
    const { status, body } = await redirect(source, destination);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ source: from, destination: to });
  });

  test('may be pasted from the address bar', async () => {
    const site = inject('service').env.SITE_URL;
    const { body } = await redirect(`${site}/vieux`, `${site}/carriere`);
    expect(body.data).toMatchObject({ source: '/vieux', destination: '/carriere' });
  });

  test.each([
    'vieux',
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2f/evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/a b',
    '/a?b=c',
    '/a#b',
    '/%E9t%E9',
    'https://ailleurs.example/x',
  ])('cannot begin at %j', async (source) => {
    expectRefusal(await redirect(source, '/carriere'), /./, ['source']);
  });

  test.each([
    'carriere',
    '',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    '/\n/evil.example',
    'http://ailleurs.example',
    'https:ailleurs.example',
    'https:///ailleurs.example',
    'https://moi@ailleurs.example',
    'https://ailleurs.example\\@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:x@ailleurs.example',
  ])('cannot lead to %j', async (destination) => {
    expectRefusal(await redirect('/vieux', destination), /./, ['destination']);
  });

  test('says in words what is wrong', async () => {
    expectRefusal(await redirect('vieux', '/carriere'), /doit être un chemin du site/, ['source']);
    expectRefusal(await redirect('/vieux', 'http://x.example'), /commence par https:/, [
      'destination',
    ]);
  });

  test('cannot begin where another does, however it is written', async () => {
    await redirect('/été', '/carriere');
    expectRefusal(await redirect('/%C3%A9t%C3%A9/', '/a-propos'), /part déjà de «\s\/été\s»/, [
      'source',
    ]);
  });

  test('cannot lead to itself', async () => {
    expectRefusal(await redirect('/vieux', '/vieux/?a=b'), /tournerait en rond/, ['destination']);
  });

  test('cannot lead in a circle through others', async () => {
    await redirect('/un', '/deux');
    await redirect('/deux', '/trois#ici');
    expectRefusal(await redirect('/trois', '/un?a=b'), '/trois → /un → /deux → /trois', [
      'destination',
    ]);
  });

  test('cannot be bent into a circle afterwards', async () => {
    const first = await redirect('/un', '/carriere');
    await redirect('/deux', '/un');
    const { documentId } = first.body.data;
    expectRefusal(
      await editor.update(REDIRECT, documentId, 'fr', { source: '/un', destination: '/deux' }),
      /tournerait en rond/,
      ['destination'],
    );
    const mended = await editor.update(REDIRECT, documentId, 'fr', {
      source: '/un',
      destination: '/a-propos',
    });
    expect(mended.status).toBe(200);
  });
});

describe('a former address', () => {
  const fields = (slug: string) => ({ title: 'Titre', slug, date: '2026-01-01' });
  const formerOf = async (documentId: string) => {
    const { entries } = await list(`anciennes-adresses?filters[document][$eq]=${documentId}`);
    return entries.map(({ attributes: { type, langue, slug } }) => `${type} ${langue} ${slug}`);
  };

  async function published(slug: string) {
    const answer = await editor.publish(NEWS, 'fr', fields(slug));
    made.push([NEWS, answer]);
    return answer.body.data.documentId;
  }

  test('is kept when a published slug changes, each of them', async () => {
    const id = await published('premier-nom');
    expect(await formerOf(id)).toEqual([]);
    await editor.republish(NEWS, id, 'fr', fields('deuxieme-nom'));
    await editor.republish(NEWS, id, 'fr', fields('troisieme-nom'));
    expect((await formerOf(id)).sort()).toEqual([
      'nouvelle fr deuxieme-nom',
      'nouvelle fr premier-nom',
    ]);
  });

  test('is not kept for a draft, whose slug nobody has seen', async () => {
    const id = await published('nom-public');
    await editor.update(NEWS, id, 'fr', fields('nom-essaye'));
    await editor.update(NEWS, id, 'fr', fields('nom-retenu'));
    expect(await formerOf(id)).toEqual([]);
    await editor.republish(NEWS, id, 'fr', fields('nom-retenu'));
    expect(await formerOf(id)).toEqual(['nouvelle fr nom-public']);
  });

  test('is forgotten when the entry has it again', async () => {
    const id = await published('nom-aller');
    await editor.republish(NEWS, id, 'fr', fields('nom-retour'));
    await editor.republish(NEWS, id, 'fr', fields('nom-aller'));
    expect(await formerOf(id)).toEqual(['nouvelle fr nom-retour']);
  });

  test('belongs to one language', async () => {
    const id = await published('nom-francais');
    await editor.republish(NEWS, id, 'en', fields('english-name'));
    await editor.republish(NEWS, id, 'en', fields('other-english-name'));
    expect(await formerOf(id)).toEqual(['nouvelle en english-name']);
  });

  test('outlives a time offline', async () => {
    const id = await published('nom-avant');
    await editor.unpublish(NEWS, id, 'fr');
    await editor.republish(NEWS, id, 'fr', fields('nom-apres'));
    expect(await formerOf(id)).toEqual(['nouvelle fr nom-avant']);
  });

  test('goes to the later of two entries', async () => {
    const first = await published('nom-partage');
    await editor.republish(NEWS, first, 'fr', fields('nom-du-premier'));
    const second = await published('nom-partage');
    await editor.republish(NEWS, second, 'fr', fields('nom-du-second'));
    expect(await formerOf(first)).toEqual([]);
    expect(await formerOf(second)).toEqual(['nouvelle fr nom-partage']);
  });

  test('goes with its entry', async () => {
    const id = await published('nom-supprime');
    await editor.republish(NEWS, id, 'fr', fields('nom-final'));
    const [[, answer] = []] = made.splice(0);
    if (answer) await editor.remove(NEWS, answer);
    expect(await formerOf(id)).toEqual([]);
  });

  test('is kept for a type without drafts', async () => {
    const fieldsOf = (slug: string) => ({ title: 'Titre', slug, date: '2026-01-01', content: 'X' });
    const answer = await editor.create(PROCEDURE, 'fr', fieldsOf('procedure-a'));
    made.push([PROCEDURE, answer]);
    const { documentId } = answer.body.data;
    await editor.update(PROCEDURE, documentId, 'fr', fieldsOf('procedure-b'));
    expect(await formerOf(documentId)).toEqual(['procedure fr procedure-a']);
  });
});
