/** What the admin's preview button is given, and what stays a draft without it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { readPreviewLink } from '../../web/src/server/publishing/preview-link.ts';
import { isEntryModel, isSingleModel } from '../../web/src/site/entry-route.ts';
import { asSite, call, list } from './api.ts';
import { previewSecret } from './content-service.ts';
import { Editor } from './editor.ts';
import { NEWS } from './news.ts';
import { somebody } from './people.ts';

interface SchemaFile {
  kind: 'singleType' | 'collectionType';
  info: { singularName: string };
}

const api = join(cmsDir, 'src/api');
const types = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => JSON.parse(readFileSync(join(api, file), 'utf8')) as SchemaFile)
  .map(({ kind, info }) => ({ kind, model: info.singularName }));

let editor: Editor;
beforeAll(async () => {
  editor = await Editor.signIn();
});

const read = (link: string | undefined, now = Date.now()) =>
  readPreviewLink(new URL(link ?? 'http://no.link').searchParams, previewSecret, now);

describe('the button', () => {
  test('is looked for on every type', () => expect(types.length).toBeGreaterThan(40));

  test.each(types)('$model has it when the site has a page for it', async ({ kind, model }) => {
    const hasPage = kind === 'singleType' ? isSingleModel(model) : isEntryModel(model);
    for (const locale of ['fr', 'en']) {
      const link = await editor.previewLink(`api::${model}.${model}`, {
        locale,
        ...(kind === 'collectionType' && { documentId: 'some-document' }),
      });
      expect(link !== undefined).toBe(hasPage);
      if (!link) continue;
      expect(link).toMatch(new RegExp(`^${inject('service').env.SITE_URL}/preview\\?`));
      expect(read(link)).toMatchObject({ link: { type: model, locale } });
    }
  });

  test.each([
    [{ status: 'draft' }, 'draft'],
    [{ status: 'modified' }, 'draft'],
    [{ status: 'published' }, 'published'],
    [{}, 'draft'],
  ])('with %o leads to the version “%s”', async (query, status) => {
    const link = await editor.previewLink(NEWS, { documentId: 'abc', ...query });
    expect(read(link)).toMatchObject({ link: { document: 'abc', locale: 'fr', status } });
  });

  test('leads somewhere for an hour', async () => {
    const link = await editor.previewLink(NEWS, { documentId: 'abc' });
    const minutes = 60_000;
    expect(read(link, Date.now() + 59 * minutes)).toHaveProperty('link');
    expect(read(link, Date.now() + 61 * minutes)).toEqual({ refused: 'expired' });
  });

  test('is not for who may not read the type', async () => {
    const reader = await somebody('C');
    expect(await reader.previewLink(NEWS, { documentId: 'abc' })).toBeUndefined();
  });

  test('is not for who has not signed in', async () => {
    const address = `${inject('service').url}/content-manager/preview/url/${NEWS}?documentId=abc`;
    expect((await fetch(address)).status).toBe(401);
  });
});

test('the admin may frame the site, and nothing else', async () => {
  const { headers } = await fetch(`${inject('service').url}/admin/init`);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy.split(';')).toContain(`frame-src ${inject('service').env.SITE_URL}`);
});

test('a draft is read by who asks for it, and is in no other answer until it is published', async () => {
  const fields = { title: 'Encore un brouillon', slug: 'encore-un-brouillon', date: '2026-01-01' };
  const draft = await editor.create(NEWS, 'fr', fields);
  const { documentId } = draft.body.data;
  const own = `nouvelles?filters[documentId][$eq]=${documentId}`;
  try {
    expect((await list(own)).entries).toEqual([]);
    expect((await list('nouvelles?filters[slug][$eq]=encore-un-brouillon')).entries).toEqual([]);
    expect((await list(`${own}&status=draft`)).entries).toHaveLength(1);
    expect((await call(`${own}&status=draft`)).status).toBe(403);

    await editor.republish(NEWS, documentId, 'fr', fields);
    expect((await list(own)).entries).toHaveLength(1);
  } finally {
    await editor.remove(NEWS, draft);
  }
});

test('a type without drafts answers the same when asked for them', async () => {
  const [asPublished, asDraft] = await Promise.all(
    ['securites?sort=id', 'securites?sort=id&status=draft'].map(
      async (path) => (await call(path, asSite())).json() as Promise<{ data: unknown[] }>,
    ),
  );
  expect(asDraft?.data).toEqual(asPublished?.data);
});
