import { describe, expect, it } from 'vitest';
import { securityDocumentIds } from './content-ids.ts';
import { type EntryModel, entryPath, entryRoute, singlePages, slugModels } from './entry-route.ts';
import { locales } from './locale.ts';
import { matchPath } from './paths.ts';
import { routeKeys, routeOf } from './routes.ts';

const entry = { id: 1000, slug: 'un-slug' };

describe('the page of an entry', () => {
  it('is each page of the site but those that no editor writes', () => {
    const ofProcedures = Object.keys(securityDocumentIds);
    const reached = [...Object.values(singlePages), ...Object.keys(slugModels), ...ofProcedures];
    const others = routeKeys.filter((key) => !reached.includes(key));
    expect(others).toEqual(['complaint', 'search', 'offline']);
    expect(new Set(reached).size).toBe(reached.length);
  });

  it.each(routeKeys.filter((key) => routeOf(key).fr.includes(':')))(
    '%s shows entries of the type that leads to it',
    (key) => {
      const model = slugModels[key] as EntryModel;
      const parent =
        key === 'consultingTopic' ? 'services-conseils' : 'accessibilite-web-numerique';
      for (const locale of locales) {
        expect(entryRoute(model, { ...entry, parent }, locale)).toBe(key);
        expect(matchPath(entryPath(model, { ...entry, parent }, locale))).toEqual({
          key,
          params: { slug: entry.slug },
        });
      }
    },
  );

  it('is a fixed one for the two procedures that have it', () => {
    expect(entryPath('procedure', { ...entry, id: 9 }, 'fr')).toBe(
      '/securite/processus-demande-acces-renseignements',
    );
    expect(entryPath('procedure', { ...entry, id: 2 }, 'en')).toBe(
      '/en/securite/data-retention-destruction-anonymisation-process',
    );
  });
});
