import { describe, expect, it } from 'vitest';
import { numberedParts, splitAtHeadings, splitBrief } from './legal-parts.ts';

describe('the parts of a legal text', () => {
  it('are numbered once, also when their titles carry a number', () => {
    expect(
      numberedParts([
        { title: '1. Définitions', markdown: 'a' },
        { title: 'Objet', markdown: 'b' },
      ]),
    ).toEqual([
      { id: 'part-1', number: 1, title: 'Définitions', markdown: 'a' },
      { id: 'part-2', number: 2, title: 'Objet', markdown: 'b' },
    ]);
  });

  it('are found in one text by its headings', () => {
    const { intro, parts } = splitAtHeadings(
      'Avant.\n\n### Un\n\nTexte.\n\n#### Détail\n\n### Deux',
    );
    expect(intro).toBe('Avant.');
    expect(parts.map(({ title, markdown }) => [title, markdown])).toEqual([
      ['Un', 'Texte.\n\n#### Détail'],
      ['Deux', ''],
    ]);
  });

  it('may be none', () => {
    expect(splitAtHeadings('Tout court.')).toEqual({ intro: 'Tout court.', parts: [] });
  });
});

describe('the summary of an introduction', () => {
  it('is its last paragraph when that says so', () => {
    expect(splitBrief('Long.\n\nEn bref : court.')).toEqual({
      intro: 'Long.',
      brief: 'En bref : court.',
    });
  });

  it('is not made up', () => {
    expect(splitBrief('Un.\n\nDeux.')).toEqual({ intro: 'Un.\n\nDeux.', brief: undefined });
  });
});
