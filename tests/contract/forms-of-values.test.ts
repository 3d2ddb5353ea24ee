/** Values that the site could not show are refused where they are saved, drafts and API calls too. */
import { beforeAll, expect, test } from 'vitest';
import { Editor } from './editor.ts';

const NEWS = 'api::nouvelle.nouvelle';
const PARTNER = 'api::partenaire.partenaire';

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

test.each([
  [PARTNER, { name: 'X', lang: 'fr', link: 'javascript:alert(1)' }, ['link'], /adresse web/],
  [PARTNER, { name: 'X', lang: 'fr', link: 'https://[facebook' }, ['link'], /commence par https/],
  [NEWS, { title: 'X', slug: 'Pas Bon' }, ['slug'], /lettres minuscules/],
  [
    NEWS,
    { title: 'X', slug: 'un-courriel', author: { fullname: 'X', email: 'x@y' } },
    ['author', 'email'],
    /courriel/,
  ],
])('a draft of %s with %j', async (type, fields, path, advice) => {
  const { status, body } = await editor.create(type, 'fr', fields);
  expect(status).toBe(400);
  expect(body.error.message).toMatch(/^«\s.+\s» /);
  expect(body.error.message).toMatch(advice);
  expect(body.error.details.errors?.map((error) => error.path)).toEqual([path]);
});
