/** The calls of document 1, section 7. */
import { describe, expect, test } from 'vitest';
import { list, type Relation, single } from './api.ts';

test.each(['fr', 'en'])('cookie policy, locale=%s', async (locale) => {
  expect(await single(`politique-cookies-v2?locale=${locale}`)).toMatchObject({
    locale,
    Titre: expect.stringMatching(/\S/),
    Contenu: expect.stringContaining('<p>'),
    BoutonAccepter: expect.stringMatching(/\S/),
    BoutonRefuser: expect.stringMatching(/\S/),
  });
});

describe('translating the slug of a case study', () => {
  type Study = { slug: string; localizations: Relation };

  const bySlug = async (locale: string, slug: string) => {
    const { entries } = await list<Study>(
      `etudes?locale=${locale}&filters[slug]=${slug}&populate=*`,
    );
    expect(entries).toHaveLength(1);
    return entries[0]?.attributes.localizations.data ?? [];
  };

  test.each([
    [
      'fr',
      'en',
      'musee-des-marees-billetterie-accessible',
      'musee-des-marees-accessible-ticketing',
    ],
    [
      'en',
      'fr',
      'musee-des-marees-accessible-ticketing',
      'musee-des-marees-billetterie-accessible',
    ],
    ['fr', 'en', 'translittoral-application-temps-reel', 'translittoral-real-time-app'],
  ])('%s to %s: %s', async (from, to, slug, translated) => {
    const counterpart = (await bySlug(from, slug)).find(
      ({ attributes }) => attributes.locale === to,
    );
    expect(counterpart?.id).toEqual(expect.any(Number));

    const { entries } = await list<Study>(
      `etudes?locale=${to}&filters[id]=${counterpart?.id}&populate=*`,
    );
    expect(entries.map(({ attributes }) => attributes.slug)).toEqual([translated]);
  });

  test('one without a translation has no localizations', async () => {
    expect(await bySlug('fr', 'mont-givre-billets-et-conditions')).toEqual([]);
  });
});
