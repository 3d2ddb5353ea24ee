import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { countKinds } from './search-index.ts';
import { createTestIndex } from './test-index.ts';

const document = (address: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  address,
  locale: 'fr',
  kind: 'news',
  title: 'Une nouvelle',
  headings: [],
  tags: [],
  summary: '',
  text: '',
  date: undefined,
  ...more,
});

function indexOf(...documents: SearchDocument[]) {
  const index = createTestIndex('fr');
  for (const one of documents) index.add(one);
  return index;
}

const found = (index: ReturnType<typeof indexOf>, text: string) =>
  index.find(text).hits.map(({ address }) => address);

describe('the index', () => {
  it('puts titles before headings and headings before texts', () => {
    const index = indexOf(
      document('/texte', { text: 'La marée monte.' }),
      document('/entete', { headings: ['La marée'] }),
      document('/titre', { title: 'Marées' }),
    );
    expect(found(index, 'maree')).toEqual(['/titre', '/entete', '/texte']);
  });

  it('puts the newer first among equals', () => {
    const index = indexOf(
      document('/a', { title: 'Marée', date: '2020-01-01' }),
      document('/b', { title: 'Marée', date: '2026-01-01' }),
      document('/c', { title: 'Marée', date: '2023-01-01' }),
    );
    expect(found(index, 'marée')).toEqual(['/b', '/c', '/a']);
  });

  it('finds all words in any order, and leaves out what lacks most of them', () => {
    const index = indexOf(
      document('/deux', { text: 'Le paiement vient après le panier.' }),
      document('/un', { text: 'Un formulaire de paiement.' }),
      document('/rien', { text: 'Rien de tout cela.' }),
    );
    expect(found(index, 'panier paiement')[0]).toBe('/deux');
    expect(found(index, 'panier paiement')).not.toContain('/rien');
  });

  it('takes the last word for the beginning of others while it is being typed', () => {
    const index = indexOf(
      document('/port', { title: 'Le port' }),
      document('/portail', { title: 'Le portail' }),
      document('/ailleurs', { title: 'Ailleurs' }),
    );
    const typed = (text: string) =>
      index.find(text, { isBeingTyped: true }).hits.map(({ address }) => address);
    expect(typed('port')).toEqual(['/port', '/portail']);
    expect(typed('port ')).toEqual(['/port']);
    expect(found(index, 'port')).toEqual(['/port']);
  });

  it('understands one slip of the finger and says so', () => {
    const index = indexOf(document('/a', { text: 'L’accessibilité du web.' }), document('/b'));
    expect(index.find('acessiblité').meant).toBe('accessibilité');
    expect(found(index, 'acessiblité')).toEqual(['/a']);
    expect(index.find('accessibilité').meant).toBeUndefined();
  });

  it('finds what is begun', () =>
    expect(found(indexOf(document('/a', { title: 'Billetterie' })), 'billett')).toEqual(['/a']));

  it('knows the editors’ synonyms, of one word and of several', () => {
    const index = indexOf(
      document('/carriere', { title: 'Carrière' }),
      document('/boutique', { title: 'Commerce électronique' }),
    );
    index.edit({
      synonyms: [
        ['emploi', 'carrière'],
        ['e-commerce', 'commerce électronique'],
      ],
      pinned: [],
    });
    expect(found(index, 'emplois')).toEqual(['/carriere']);
    expect(found(index, 'e-commerce')).toEqual(['/boutique']);
  });

  it('puts what editors have chosen first', () => {
    const index = indexOf(
      document('/titre', { title: 'Téléphone' }),
      document('/contact', { title: 'Contact' }),
    );
    index.edit({ synonyms: [], pinned: [{ words: 'téléphone', address: '/contact' }] });
    expect(found(index, 'numéro de telephone')).toEqual(['/contact', '/titre']);
  });

  it('forgets what is removed, its words included', () => {
    const gone = document('/a', { text: 'Un renard passe.' });
    const index = indexOf(gone, document('/b', { text: 'Une renarde.' }));
    index.remove(gone);
    expect(found(index, 'renard')).not.toContain('/a');
    expect(index.size).toBe(1);
  });

  it('gives the same order however it came by its documents', () => {
    const all = ['/a', '/b', '/c', '/d'].map((address, at) =>
      document(address, { title: at % 2 ? 'Marée haute' : 'Marée', text: 'La marée. '.repeat(at) }),
    );
    const straight = indexOf(...all);
    const roundabout = indexOf(...[...all].reverse());
    const passing = document('/x', { title: 'Marée' });
    roundabout.add(passing);
    roundabout.remove(passing);
    expect(found(roundabout, 'marée haute')).toEqual(found(straight, 'marée haute'));
  });

  it('finds nothing for nothing, for signs alone and for small words', () => {
    const index = indexOf(document('/a', { text: 'de la' }));
    for (const text of ['', ' ', '«»', '<>', 'de la']) expect(found(index, text)).toEqual([]);
  });

  it('counts kinds', () => {
    const { hits } = indexOf(
      document('/a', { title: 'Marée', kind: 'post' }),
      document('/b', { title: 'Marée', kind: 'service' }),
      document('/c', { title: 'Marée', kind: 'post' }),
    ).find('marée');
    expect([...countKinds(hits)]).toEqual([
      ['service', 1],
      ['post', 2],
    ]);
  });
});
