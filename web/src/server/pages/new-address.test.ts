import { describe, expect, it } from 'vitest';
import { contentHolding, type Holdings } from '../../pages/fake-content.ts';
import { createNewAddressOf } from './new-address.ts';

const newAddressOf = createNewAddressOf('https://salve.example');

type Pair = readonly [source: string, destination: string];

/** A service with these redirects and former slugs, and one published entry of each named type. */
function holding(
  redirects: readonly Pair[],
  { former = [], ...entries }: Record<string, readonly object[]> = {},
) {
  const holdings = {
    redirections: redirects.map(([source, destination]) => ({ source, destination })),
    'anciennes-adresses': former,
    ...entries,
  } as Holdings;
  const { content, asked } = contentHolding(holdings);
  return {
    asked,
    find: (path: string) => newAddressOf(new URL(path, 'https://salve.example'), content),
  };
}

const was = (type: string, langue: string, slug: string) => ({ type, langue, slug, document: 'd' });

describe('what editors wrote', () => {
  it('leads on, with the query', async () => {
    const { find } = holding([['/emplois', '/carriere']]);
    expect(await find('/emplois?utm=x')).toBe('/carriere?utm=x');
    expect(await find('/Emplois')).toBeUndefined();
    expect(await find('/ailleurs')).toBeUndefined();
  });

  it('is found however the path is encoded', async () => {
    const { find } = holding([['/été', '/carriere']]);
    expect(await find('/%c3%a9t%C3%A9')).toBe('/carriere');
  });

  it('leads in one step over others, and elsewhere in the end', async () => {
    const { find } = holding([
      ['/un', '/deux?a=b'],
      ['/deux', '/trois'],
      ['/trois', 'https://ailleurs.example/x'],
    ]);
    expect(await find('/un?utm=x')).toBe('https://ailleurs.example/x?utm=x');
  });

  it('leads nowhere in circles', async () => {
    const { find } = holding([
      ['/un', '/deux'],
      ['/deux', '/trois'],
      ['/trois', '/deux'],
      ['/soi', '/soi'],
    ]);
    expect(await find('/un')).toBeUndefined();
    expect(await find('/deux')).toBeUndefined();
    expect(await find('/soi')).toBeUndefined();
  });

  it('stops at a page that answers, whatever was written about it', async () => {
    const { find } = holding(
      [
        ['/un', '/carriere'],
        ['/carriere', '/loin'],
        ['/deux', '/nouvelle/vivante'],
        ['/nouvelle/vivante', '/loin'],
      ],
      { nouvelles: [{ slug: 'vivante' }] },
    );
    expect(await find('/un')).toBe('/carriere');
    expect(await find('/deux')).toBe('/nouvelle/vivante');
  });

  it('goes on over an entry that is no more', async () => {
    const { find } = holding(
      [
        ['/un', '/nouvelle/partie'],
        ['/nouvelle/partie', '/nouvelles'],
      ],
      { nouvelles: [] },
    );
    expect(await find('/un')).toBe('/nouvelles');
  });

  it.each(['//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'never leads to %s, even if the content service let it through',
    async (destination) =>
      expect(await holding([['/un', destination]]).find('/un')).toBeUndefined(),
  );
});

describe('a slug that an entry had', () => {
  it('leads to the one it has now, with the query', async () => {
    const { find, asked } = holding([], {
      former: [was('nouvelle', 'fr', 'vieux')],
      nouvelles: [{ slug: 'neuf' }],
    });
    expect(await find('/nouvelle/vieux?utm=x&lang=en')).toBe('/nouvelle/neuf?utm=x&lang=en');
    expect(decodeURIComponent(asked.at(-1)?.search ?? '')).toContain('filters[documentId][$eq]=d');
  });

  it('counts in its language and for its type only', async () => {
    const { find } = holding([], {
      former: [was('etude', 'en', 'old')],
      etudes: [{ slug: 'new' }],
      blogues: [{ slug: 'new' }],
    });
    expect(await find('/en/case-studies/old')).toBe('/en/case-studies/new');
    expect(await find('/nos-realisations/old')).toBeUndefined();
    expect(await find('/en/blog/old')).toBeUndefined();
  });

  it('of a position is French in both languages', async () => {
    const { find } = holding([], {
      former: [was('poste', 'fr', 'vieux')],
      postes: [{ slug: 'neuf' }],
    });
    expect(await find('/en/career/vieux')).toBe('/en/career/neuf');
  });

  it('leads to where the entry is shown today', async () => {
    const { find } = holding([], {
      former: [was('page-service', 'fr', 'vieux')],
      'pages-services': [{ slug: 'neuf', parent: 'services-conseils' }],
    });
    expect(await find('/services/accessibilite-web-numerique/vieux')).toBe(
      '/services/services-conseils/neuf',
    );
  });

  it('leads nowhere when the entry is offline', async () => {
    const { find } = holding([], { former: [was('nouvelle', 'fr', 'vieux')], nouvelles: [] });
    expect(await find('/nouvelle/vieux')).toBeUndefined();
  });

  it('is passed in one step by an editor’s redirect to it, which comes first', async () => {
    const { find } = holding([['/un', '/nouvelle/vieux']], {
      former: [was('nouvelle', 'fr', 'vieux')],
      nouvelles: [{ slug: 'neuf' }],
    });
    expect(await find('/un')).toBe('/nouvelle/neuf');
    const bent = holding([['/nouvelle/vieux', '/ailleurs']], {
      former: [was('nouvelle', 'fr', 'vieux')],
      nouvelles: [{ slug: 'neuf' }],
    });
    expect(await bent.find('/nouvelle/vieux')).toBe('/ailleurs');
  });
});

it('a service that does not answer knows of no redirect', async () => {
  const { content } = contentHolding({});
  const url = new URL('https://salve.example/emplois');
  expect(await newAddressOf(url, content)).toBeUndefined();
});
